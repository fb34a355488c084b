import { Button } from '@mantine/core'
import { type Cuti, endWakil, listWakil } from '@portal/domain/akun/wakil/wakil.contract'
import { formatDate } from '@portal/domain/platform/format'
import { IconCalendarUser, IconUserShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '../profil/Profile.module.css'
import { WakilForm } from './WakilForm.tsx'

interface WakilCardProps {
  /** The absent account, for SUPERADMIN. Otherwise the card shows the leave of the signed-in person. */
  akun?: { uuid: string; nama: string }
}

const hari = ({ dari, sampai }: Cuti) =>
  dari === sampai ? formatDate(dari) : `${formatDate(dari)} sampai ${formatDate(sampai)}`
const terbuka = ({ keadaan }: Cuti) => keadaan === 'berjalan' || keadaan === 'akan datang'

export function WakilCard({ akun }: WakilCardProps) {
  const query = akun ? { user: akun.uuid } : {}
  const { data, error, refetch } = useQuery({
    queryKey: [listWakil.path, akun?.uuid],
    queryFn: async ({ signal }) => (await call(listWakil, { query, signal })).data,
    meta: { silent: true },
  })
  const action = useAction(refetch)
  const siapa = akun?.nama ?? 'Anda'
  const end = (cuti: Cuti) =>
    action.run(async () => {
      const agreed = await confirm({
        title: cuti.keadaan === 'berjalan' ? 'Akhiri cuti ini sekarang?' : 'Batalkan cuti ini?',
        text: `${cuti.wakil.nama} tidak lagi mewakili ${siapa}.`,
        confirmLabel: cuti.keadaan === 'berjalan' ? 'Akhiri cuti' : 'Batalkan cuti',
        cancelLabel: 'Kembali',
        tone: 'bad',
      })
      if (!agreed) return false
      await call(endWakil, { body: { id: cuti.id } })
      notify.success('Cuti telah diakhiri.')
    })
  return (
    <Section
      title="Cuti dan wakil"
      text={`Selama cuti, wakil mengerjakan berkas atas nama ${siapa}. Riwayat berkas menyebut keduanya.`}
    >
      {error && <ErrorState title="Cuti belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={2} />}
      {data && (
        <ul className={classes.rows} aria-label="Cuti dan wakil">
          {data.mewakili.map((cuti) => (
            <Row
              key={cuti.id}
              cuti={cuti}
              icon="mewakili"
              title={`${akun ? `${akun.nama} mewakili` : 'Anda mewakili'} ${cuti.orang.nama}`}
            />
          ))}
          {data.cuti.filter(terbuka).map((cuti) => (
            <Row key={cuti.id} cuti={cuti} icon="cuti" title={`Diwakili ${cuti.wakil.nama}`}>
              <Button
                variant="default"
                size="sm"
                aria-label={`${cuti.keadaan === 'berjalan' ? 'Akhiri' : 'Batalkan'} cuti ${hari(cuti)}`}
                onClick={() => void end(cuti)}
                {...action.button}
              >
                {cuti.keadaan === 'berjalan' ? 'Akhiri' : 'Batalkan'}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {data && data.mewakili.length === 0 && !data.cuti.some(terbuka) && (
        <p className={classes.note}>Tidak ada cuti yang berjalan atau akan datang.</p>
      )}
      {data && <h3 className={classes.subtitle}>Tunjuk wakil</h3>}
      {data && data.calon.length > 0 && (
        <WakilForm user={akun?.uuid} calon={data.calon} onDone={() => void refetch()} />
      )}
      {data?.calon.length === 0 && (
        <p className={classes.note}>
          Belum ada rekan aktif dengan peran yang sama. Minta superadmin menambahkan akunnya dahulu.
        </p>
      )}
    </Section>
  )
}

interface RowProps {
  cuti: Cuti
  icon: 'cuti' | 'mewakili'
  title: string
  children?: React.ReactNode
}

function Row({ cuti, icon, title, children }: RowProps) {
  const shown = icon === 'cuti' ? IconCalendarUser : IconUserShare
  return (
    <li className={classes.row}>
      <Emblem tone="mute">
        <Icon of={shown} size={20} />
      </Emblem>
      <div className={classes.rowWords}>
        <b>{title}</b>
        <small>{hari(cuti)}</small>
        <small>{cuti.alasan}</small>
      </div>
      <StatusBadge tone={cuti.keadaan === 'berjalan' ? 'warn' : 'info'} icon={shown}>
        {cuti.keadaan === 'berjalan' ? 'Sedang berjalan' : 'Akan datang'}
      </StatusBadge>
      {children}
    </li>
  )
}
