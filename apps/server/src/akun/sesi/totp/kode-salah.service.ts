import { profilOf } from '@portal/domain/portal/guards'
import { publicUrl } from '#platform/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { notify } from '../../notifikasi/notifikasi.service.ts'
import type { Credentials } from '../sandi/kredensial.repository.ts'

/** Whoever gets as far as the code knows the password: its owner should hear of it. */
export async function tellOwner(
  { db, mail, config }: Platform,
  { id, nama, email, role }: Credentials,
  wrongCodes: number,
  ip: string | undefined,
): Promise<void> {
  const keterangan =
    `Kode autentikator akun Anda salah ${wrongCodes} kali berturut-turut, terakhir dari alamat ${ip ?? 'tidak dikenal'}. ` +
    'Yang mencobanya tahu kata sandi Anda. Bila itu bukan Anda, segera ganti kata sandi.'
  await inTransaction(db, async (trx) => {
    const tautan = profilOf(role)
    await notify(trx, { penggunaIds: [id] }, { keterangan, tautan })
    if (!email) return
    await mail.send(trx, {
      to: email,
      subject: 'Kode autentikator akun Anda berkali-kali salah',
      nama,
      isi: [
        keterangan,
        { label: 'Ganti kata sandi di profil', url: `${publicUrl(config)}${tautan}` },
        { label: 'Tidak dapat masuk? Minta tautan kata sandi baru', url: `${publicUrl(config)}/lupa-sandi` },
      ],
    })
  })
}
