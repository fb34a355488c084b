import { berandaPetugas } from '@portal/domain/akun/catatan/catatan.contract'
import { formatDate } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#platform/api/client.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { greetingAt } from './greeting.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import classes from './StaffStart.module.css'
import { WaitingCards } from './WaitingCards.tsx'

/** Where staff arrive: their own queue, what waits for them in every service, what they did last, where they may go. */
export function StaffStartScreen({ antrean }: { antrean?: ReactNode }) {
  const user = useSignedInUser()
  const now = new Date()
  const { data, error, refetch } = useQuery({
    queryKey: [berandaPetugas.path, user.uuid],
    queryFn: async ({ signal }) => (await call(berandaPetugas, { signal })).data,
  })
  const place = user.kota ?? user.provinsi
  return (
    <>
      <PageHeader
        title={`${greetingAt(now)}, ${user.nama}`}
        meta={[formatDate(now), roleLabels[user.role], place].filter(Boolean).join(' · ')}
      />
      {error ? (
        <Section>
          <ErrorState title="Halaman awal belum dapat dimuat" error={error} onRetry={refetch} />
        </Section>
      ) : (
        <div className={classes.columns}>
          <div className={classes.column}>
            {antrean}
            {data ? <WaitingCards cards={data.kartu} /> : <LoadingRows rows={4} />}
            <Section title="Kegiatan Anda">
              {data ? <RecentActivity items={data.kegiatan} /> : <LoadingRows rows={4} />}
            </Section>
          </div>
          <Shortcuts role={user.role} />
        </div>
      )}
    </>
  )
}
