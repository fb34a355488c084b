import type { Role } from '@portal/domain/platform/roles'
import { hashPassword, makeOneTimePassword } from '#akun/sesi/sandi/sandi.service.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { auditedPengguna } from './pengguna.presenter.ts'
import type { PenggunaKey } from './pengguna.repository.ts'
import { endAccess, getLocked } from './pengguna-change.service.ts'
import { updatePengguna } from './pengguna-write.repository.ts'
import { keepOneSuperadmin } from './superadmin-terakhir.ts'

const noSecrets = { totp_aktif: false, totp_rahasia: null, totp_langkah: null }

/**
 * Sets a one-time password and removes the authenticator, because a reset is the only way back after a lost phone. Each
 * call makes a new password and ignores the Idempotency-Key, so the server stores none.
 */
export async function resetSandi(platform: Platform, given: Caller, uuid: string): Promise<string> {
  const caller = { ...given, idempotency: undefined }
  const newPassword = makeOneTimePassword()
  const hash = await hashPassword(newPassword)
  await write(platform.db, caller, async (trx) => {
    const { before } = await getLocked(trx, { uuid })
    const change = { sandi_hash: hash, wajib_ganti_sandi: true, ...noSecrets }
    await updatePengguna(trx, before.id, change, platform.clock())
    await endAccess(trx, before.id, 'kata sandi diatur ulang')
    const after = { username: before.username, totp_aktif: false }
    const record = `pengguna/${before.uuid}`
    await recordAudit(trx, caller, { record, before: { totp_aktif: before.totp_aktif }, after })
  })
  return newPassword
}

/** Marks the account as deleted. The history keeps its name, its username becomes free, and its secrets are removed. */
export async function removeAkun(
  platform: Platform,
  caller: Caller,
  key: PenggunaKey,
  only?: readonly Role[],
): Promise<void> {
  await write(platform.db, caller, async (trx) => {
    const { locked, before } = await getLocked(trx, key, only)
    keepOneSuperadmin(locked, { role: locked.role, aktif: false })
    const now = platform.clock()
    const change = { dihapus: now, aktif: false, sandi_hash: null, ...noSecrets }
    await updatePengguna(trx, before.id, change, now)
    await endAccess(trx, before.id, 'akun dihapus')
    await recordAudit(trx, caller, { record: `pengguna/${before.uuid}`, before: auditedPengguna(before) })
  })
}
