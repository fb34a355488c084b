import { fieldError } from '@portal/domain/platform/errors'
import type { PerusahaanRow } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { findAkunAktif } from './akun-pemohon.repository.ts'

/**
 * Returns the account of the applicant: the operator, or an account of the company for which staff apply. Without an
 * account, nobody could answer a revision or pay.
 */
export async function requireAkunPemohon(
  db: Executor,
  actor: Actor,
  { id, nama_perseroan }: Pick<PerusahaanRow, 'id' | 'nama_perseroan'>,
): Promise<number> {
  if (actor.role === 'PELAKU_USAHA') return actor.id
  const akun = await findAkunAktif(db, id)
  if (akun !== null) return akun
  throw fieldError(
    'perusahaan',
    `${nama_perseroan} belum memiliki akun aktif, padahal perbaikan dan pembayaran dijawab dari akunnya. Minta superadmin mengundang atau mengaktifkan akunnya dahulu (Admin Center, Pengaturan, tab Pelaku usaha).`,
  )
}
