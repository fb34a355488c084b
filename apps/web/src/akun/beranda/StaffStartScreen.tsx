import { berandaPetugas } from '@portal/domain/akun/catatan/catatan.contract'
import { formatDate } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#platform/api/client.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useKeptHeight } from '#platform/ui/states/kept-height.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { greetingAt } from './greeting.ts'
import { PerhatianPortal } from './PerhatianPortal.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import classes from './StaffStart.module.css'
import { WaitingCards } from './WaitingCards.tsx'

interface Antrean {
  isi: ReactNode
  samping: ReactNode
}

interface StaffStartScreenProps {
  /** Returns the queue of a role. Roles without one start with the cards of their services. */
  antreanOf: (role: Role) => Antrean | undefined
  /** Work of a service that is answered right here, such as requests to a laboratory. */
  permintaan?: ReactNode
}

export function StaffStartScreen({ antreanOf, permintaan }: StaffStartScreenProps) {
  const user = useSignedInUser()
  const antrean = antreanOf(user.role)
  const now = new Date()
  const { data, error, refetch } = useQuery({
    queryKey: [berandaPetugas.path, user.uuid],
    queryFn: async ({ signal }) => (await call(berandaPetugas, { signal })).data,
  })
  const kept = useKeptHeight('kartu-awal', data !== undefined)
  const whole = hasPermission(user.role, 'log.baca')
  const cards = (
    <div ref={kept} className={classes.column}>
      {!data && <LoadingRows keep="kartu-awal" rows={7} holds={!antrean} />}
      {data && whole && <PerhatianPortal cards={data.kartu} />}
      {data && !whole && <WaitingCards cards={data.kartu} beside={antrean !== undefined} />}
    </div>
  )
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
        <div className={classes.columns} data-flow="narrow">
          <div className={classes.column} data-flow="always">
            {permintaan}
            {antrean ? antrean.isi : cards}
            <Section title="Kegiatan Anda">
              {data ? <RecentActivity items={data.kegiatan} /> : <LoadingRows rows={4} />}
            </Section>
          </div>
          <div className={`${classes.column} ${classes.side}`}>
            {antrean?.samping}
            {antrean && cards}
            <Shortcuts role={user.role} />
          </div>
        </div>
      )}
    </>
  )
}
