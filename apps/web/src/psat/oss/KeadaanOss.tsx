import { Button } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { type integrasiOss, retryPesanOss, saklarOss } from '@portal/domain/psat/oss/integrasi.contract'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { confirmWithNote } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import classes from './Oss.module.css'

type Keadaan = Result<typeof integrasiOss>['data']

const kalimat = ({ aktif, dimatikan, ditahan, sebab, menunggu, perlu_diperiksa }: Keadaan): string => {
  if (!aktif)
    return 'Sambungan ke OSS belum diatur di server. Pesan menunggu dengan urutannya, lalu dikirim sendiri begitu tersambung.'
  if (dimatikan)
    return 'Pengiriman dimatikan di server (OUTBOUND=off), misalnya sesudah pemulihan basis data. Pesan menunggu sampai pengelola server menyalakannya.'
  if (ditahan) return `Pengiriman ditahan: ${sebab ?? 'tanpa sebab tercatat'}.`
  if (perlu_diperiksa > 0) return `${formatNumber(perlu_diperiksa)} pesan menunggu keputusan Anda.`
  return menunggu > 0 ? 'Berjalan: pesan dikirim berurutan per berkas.' : 'Semua status sudah diterima OSS.'
}

export function KeadaanOss({ keadaan, onChanged }: { keadaan: Keadaan; onChanged: () => Promise<unknown> }) {
  const action = useAction(onChanged)
  const turn = () =>
    action.run(async () => {
      const ditahan = !keadaan.ditahan
      const alasan = await confirmWithNote({
        title: ditahan ? 'Tahan semua pengiriman ke OSS?' : 'Lanjutkan pengiriman ke OSS?',
        confirmLabel: ditahan ? 'Tahan pengiriman' : 'Lanjutkan pengiriman',
        note: { label: 'Alasan', required: true },
      })
      if (alasan === undefined) return false
      notify.success((await call(saklarOss, { body: { ditahan, alasan } })).message)
    })
  const retry = () =>
    action.run(async () => {
      notify.success((await call(retryPesanOss, { body: {} })).message)
    })
  const waits = keadaan.aktif && !keadaan.dimatikan && keadaan.menunggu + keadaan.perlu_diperiksa > 0
  return (
    <Section title="Keadaan" text={kalimat(keadaan)}>
      <Facts
        layout="dense"
        facts={[
          ['Menunggu', formatNumber(keadaan.menunggu)],
          ['Perlu diperiksa', formatNumber(keadaan.perlu_diperiksa)],
          ['Tertua', keadaan.tertua ? formatDateTime(keadaan.tertua) : 'tidak ada'],
          ['Selisih', formatNumber(keadaan.selisih.length)],
          ['Pesan masuk ditolak, 24 jam', formatNumber(keadaan.ditolak_masuk)],
        ]}
      />
      <div className={classes.buttons}>
        {waits && (
          <Button onClick={() => void retry()} {...action.button}>
            Coba lagi semua
          </Button>
        )}
        <Button variant="default" onClick={() => void turn()} {...action.button}>
          {keadaan.ditahan ? 'Lanjutkan pengiriman' : 'Tahan pengiriman'}
        </Button>
      </div>
    </Section>
  )
}
