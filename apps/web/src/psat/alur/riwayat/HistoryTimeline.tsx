import { formatDateTime } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { describePelaku } from '@portal/domain/psat/pesan/describe-pelaku'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/alur/riwayat/HistoryTimeline.module.css'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'

type Baris = BerkasPengajuan['riwayat'][number]
type Lampiran = Baris['lampiran'][number]

interface HistoryTimelineProps {
  riwayat: readonly Baris[]
  /** Shows an attachment on the page. Without this function the attachment opens in a new tab. */
  onShow?: ((lampiran: Lampiran) => void) | undefined
}

/** Lists every step, newest first, with its note, its attachments and the status that the portal sent to OSS. */
export function HistoryTimeline({ riwayat, onShow }: HistoryTimelineProps) {
  return (
    <ol className={classes.timeline} aria-label="Riwayat berkas">
      {riwayat.toReversed().map((baris) => (
        <li key={baris.urutan}>
          <p className={classes.title}>
            <b>{baris.peristiwa}</b>
            <Tag>{baris.label}</Tag>
          </p>
          <p className={classes.meta}>
            {formatDateTime(baris.waktu)} · {describePelaku(baris.oleh, baris.mewakili)}, {baris.peran}
          </p>
          {baris.catatan && <NoteBox>{baris.catatan}</NoteBox>}
          {baris.lampiran.length > 0 && (
            <ul className={classes.files}>
              {baris.lampiran.map((lampiran) => (
                <li key={lampiran.kunci}>
                  <LampiranButton {...lampiran} onShow={onShow && (() => onShow(lampiran))} />
                </li>
              ))}
            </ul>
          )}
          {baris.oss && (
            <p className={classes.meta}>
              Status OSS {baris.oss.kd_status} ({baris.oss.nama_status}):{' '}
              {ossWords[baris.oss.status] ?? baris.oss.status}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

const ossWords: Record<string, string> = {
  menunggu: 'menunggu dikirim',
  terkirim: 'diterima OSS',
  dikirim: 'sedang dikirim ke OSS',
  tidak_pasti: 'jawaban OSS tidak jelas, sedang ditanyakan',
  ditahan: 'ditahan, menunggu keputusan petugas',
  gagal: 'ditolak OSS, perlu diperiksa petugas',
}
