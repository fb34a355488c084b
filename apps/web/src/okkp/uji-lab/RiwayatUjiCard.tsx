import { riwayatUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { Section } from '#platform/page/Section.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/** Who entered and corrected it, when, what and why. */
export function RiwayatUjiCard({ id }: { id: number }) {
  const { data, error, refetch } = useRecord(riwayatUjiLab, { uji_lab_id: id })
  return (
    <Section title="Riwayat">
      {error && (
        <ErrorState title="Riwayat belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={2} />}
      {data?.length === 0 && <p className={classes.quiet}>Belum ada perubahan yang tercatat.</p>}
      <ol className={classes.events}>
        {data?.map((event) => (
          <li key={`${event.waktu} ${event.keterangan}`}>
            <b>{event.keterangan}</b>
            <small>
              {event.pengguna ?? 'Sistem'} · {formatDateTime(event.waktu)}
            </small>
            {event.alasan && <small>Alasan: {event.alasan}</small>}
            {event.perubahan.length > 0 && (
              <ul className={classes.changes}>
                {event.perubahan.map(({ kolom, dari, ke }) => (
                  <li key={kolom}>
                    {kolom}: {dari} menjadi {ke}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
