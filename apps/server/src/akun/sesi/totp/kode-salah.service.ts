import { profilOf } from '@portal/domain/portal/guards'
import { publicUrl } from '#platform/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { notify } from '../../notifikasi/notifikasi.service.ts'
import type { Credentials } from '../sandi/kredensial.repository.ts'
import { kabarKodeSalah, surelKodeSalah } from './kode-salah.surel.ts'

/** Informs the owner about wrong authenticator codes. Only someone who knows the password reaches the code step. */
export async function tellOwner(
  { db, mail, config }: Platform,
  { id, nama, email, role }: Credentials,
  wrongCodes: number,
  ip: string | undefined,
): Promise<void> {
  const keterangan = kabarKodeSalah(wrongCodes, ip)
  await inTransaction(db, async (trx) => {
    const tautan = profilOf(role)
    await notify(trx, { penggunaIds: [id] }, { keterangan, tautan })
    if (!email) return
    const portal = publicUrl(config)
    const profil = `${portal}${tautan}`
    const lupaSandi = `${portal}/lupa-sandi`
    await mail.send(trx, { nama, email }, surelKodeSalah({ keterangan, profil, lupaSandi }))
  })
}
