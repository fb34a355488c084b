import { akunBaru } from '@portal/domain/akun/pengguna/pengguna.schema'
import { AppError } from '@portal/domain/platform/errors'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { createAkun } from './pengguna-new.service.ts'

/** Creates the first SUPERADMIN of a new portal from the command line. Returns its one-time password. */
export async function createSuperadmin(
  platform: Platform,
  given: { username: string; nama: string },
): Promise<string> {
  const parsed = akunBaru.safeParse({ ...given, role: 'SUPERADMIN' })
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    throw new AppError('VALIDASI_GAGAL', { fields })
  }
  const { newPassword } = await createAkun(platform, systemCaller('superadmin.buat'), parsed.data)
  if (!newPassword) throw new Error('No one-time password was created')
  return newPassword
}
