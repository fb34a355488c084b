import { riwayatUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { EventList } from '#okkp/registrasi/detail/EventList.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

export function RiwayatUjiCard({ id }: { id: number }) {
  const { data, error, refetch } = useRecord(riwayatUjiLab, { uji_lab_id: id })
  return (
    <Section title="Riwayat">
      {error && (
        <ErrorState title="Riwayat belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={2} />}
      {data?.length === 0 && <p className={classes.quiet}>Belum ada perubahan yang tercatat.</p>}
      <EventList events={data ?? []} />
    </Section>
  )
}
