import type { historyRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatShortDate } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/detail/detail.module.css'
import { EventList } from '#okkp/registrasi/detail/EventList.tsx'
import { StatusRegistrasiBadge } from '#okkp/registrasi/StatusRegistrasiBadge.tsx'
import { useRiwayat } from '#okkp/registrasi/use-registrasi.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Nomor } from '#platform/ui/nomor/Nomor.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

type Riwayat = Result<typeof historyRegistrasi>['data']

export function RiwayatCards({ id }: { id: number }) {
  const { data, error, refetch } = useRiwayat(id)
  if (error) {
    return (
      <Section title="Riwayat">
        <ErrorState title="Riwayat belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (!data) return <LoadingRows rows={3} />
  return (
    <>
      {data.rantai.length > 1 && <RantaiCard rantai={data.rantai} currentId={id} />}
      <PeristiwaCard peristiwa={data.peristiwa} />
    </>
  )
}

function RantaiCard({ rantai, currentId }: { rantai: Riwayat['rantai']; currentId: number }) {
  return (
    <Section title="Rantai perpanjangan">
      <ol className={classes.chain}>
        {rantai.toReversed().map((link) => (
          <li key={link.id} data-current={link.id === currentId || undefined}>
            {link.id === currentId ? (
              <b aria-current="true">
                <Nomor>{link.no_registration}</Nomor> (yang ini)
              </b>
            ) : (
              <AppLink to={`/okkp/admin/registrasi/${link.id}`}>
                <Nomor>{link.no_registration}</Nomor>
              </AppLink>
            )}
            <small>
              {link.keterangan} · {formatShortDate(link.terbit_sertifikat)} –{' '}
              {link.exp_sertifikat ? formatShortDate(link.exp_sertifikat) : 'sampai dicabut'}
            </small>
            <StatusRegistrasiBadge status={link.status} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function PeristiwaCard({ peristiwa }: { peristiwa: Riwayat['peristiwa'] }) {
  return (
    <Section title="Riwayat">
      {peristiwa.length === 0 && <p className={classes.quiet}>Belum ada perubahan yang tercatat.</p>}
      <EventList events={peristiwa} />
    </Section>
  )
}
