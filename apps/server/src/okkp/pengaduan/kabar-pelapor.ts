import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RincianRow } from './pengaduan.repository.ts'

/** Only that there is something to read: neither the code nor what was reported stands in a mail. */
export async function mailReporter(
  { mail, config }: Platform,
  trx: Trx,
  { surel, nama }: RincianRow,
  kabar: string,
): Promise<void> {
  if (surel === null) return
  await mail.send(trx, {
    to: surel,
    subject: 'Kabar tentang laporan Anda',
    nama: nama ?? 'Pelapor',
    isi: [
      kabar,
      'Buka laporan Anda dengan nomor dan kode rahasia yang Anda simpan saat mengirimnya.',
      { label: 'Baca di portal', url: `${publicUrl(config)}/lapor/tiket` },
    ],
  })
}
