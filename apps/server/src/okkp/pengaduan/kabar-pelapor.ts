import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { surelPelapor } from './pelapor.surel.ts'
import type { RincianRow } from './pengaduan.repository.ts'

export async function mailReporter(
  { mail, config }: Platform,
  trx: Trx,
  { surel: email, nama }: RincianRow,
  kabar: string,
): Promise<void> {
  if (email === null) return
  const url = `${publicUrl(config)}/lapor/tiket`
  await mail.send(trx, { email, nama: nama ?? 'Pelapor' }, surelPelapor({ kabar, url }))
}
