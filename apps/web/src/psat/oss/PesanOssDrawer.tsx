import { Button, Drawer } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { holdPesanOss, type PesanOss, retryPesanOss } from '@portal/domain/psat/oss/integrasi.contract'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { confirmWithNote } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './Oss.module.css'
import { statusPesanLabels } from './status-pesan.ts'

interface PesanOssDrawerProps {
  row: PesanOss | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
  /** Lists all messages of a file. */
  onAll?: ((nomorPermohonan: string) => void) | undefined
}

export function PesanOssDrawer({ row, onClose, onChanged, onAll }: PesanOssDrawerProps) {
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size="min(640px, 100vw)"
      title="Pesan ke OSS"
      closeButtonProps={{ 'aria-label': 'Tutup rincian' }}
    >
      {row && (
        <Details
          row={row}
          onAll={onAll}
          onDone={() => {
            onClose()
            return onChanged()
          }}
        />
      )}
    </Drawer>
  )
}

interface DetailsProps extends Pick<PesanOssDrawerProps, 'onAll'> {
  row: PesanOss
  onDone: () => Promise<unknown>
}

function Details({ row, onDone, onAll }: DetailsProps) {
  const action = useAction(onDone)
  const open = row.status !== 'terkirim' && row.status !== 'dibatalkan' && row.status !== 'dikirim'
  const retry = () =>
    action.run(async () => {
      notify.success((await call(retryPesanOss, { body: { id: row.id } })).message)
    })
  const stop = (status: 'ditahan' | 'dibatalkan') =>
    action.run(async () => {
      const alasan = await confirmWithNote({
        title: status === 'ditahan' ? 'Tahan pesan ini?' : 'Batalkan pesan ini?',
        text:
          status === 'ditahan'
            ? 'Pesan berikutnya dari berkas ini ikut menunggu.'
            : 'OSS tidak akan menerima status ini; pesan berikutnya dikirim.',
        confirmLabel: status === 'ditahan' ? 'Tahan pesan' : 'Batalkan pesan',
        cancelLabel: 'Kembali',
        tone: status === 'ditahan' ? 'brand' : 'bad',
        note: { label: 'Alasan', required: true },
      })
      if (alasan === undefined) return false
      notify.success((await call(holdPesanOss, { body: { id: row.id, status, alasan } })).message)
    })
  return (
    <>
      <Facts
        layout="lines"
        facts={[
          [
            'Berkas',
            <AppLink key="berkas" to={`/psat/admin/perizinan/${row.auditType}/${row.pengajuan_uuid}`}>
              {row.nomor_permohonan}
            </AppLink>,
          ],
          ['Status OSS', `${row.kd_status} ${row.nama_status}`],
          ['Panggilan', row.metode],
          ['Keadaan', statusPesanLabels[row.status].label],
          ['Percobaan', String(row.percobaan)],
          ['Sejak', formatDateTime(row.dibuat)],
          ['Terakhir dicoba', row.terakhir ? formatDateTime(row.terakhir) : 'belum'],
          ['Keterangan', row.galat],
        ]}
      />
      {onAll && (
        <Button variant="default" onClick={() => onAll(row.nomor_permohonan)}>
          Lihat semua pesan berkas ini
        </Button>
      )}
      <h3 className={classes.subtitle}>Yang ditanyakan</h3>
      <pre className={classes.body}>
        {row.tanya ? JSON.stringify(row.tanya, null, 2) : 'Belum pernah dikirim.'}
      </pre>
      <h3 className={classes.subtitle}>Jawaban</h3>
      <pre className={classes.body}>
        {row.jawab ?? (row.status === 'terkirim' ? 'Diterima OSS.' : 'Belum ada.')}
      </pre>
      {open && (
        <div className={classes.buttons}>
          <Button onClick={() => void retry()} {...action.button}>
            Coba lagi
          </Button>
          {row.status !== 'ditahan' && (
            <Button variant="default" onClick={() => void stop('ditahan')} {...action.button}>
              Tahan
            </Button>
          )}
          <Button variant="default" onClick={() => void stop('dibatalkan')} {...action.button}>
            Batalkan
          </Button>
        </div>
      )}
    </>
  )
}
