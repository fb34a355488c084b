import { randomUUID } from 'node:crypto'
import type { dataAkun, Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { passwordFault } from '@portal/domain/akun/sesi/sandi'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { Role } from '@portal/domain/platform/roles'
import type { z } from 'zod'
import { hashPassword, makeOneTimePassword } from '#akun/sesi/sandi/sandi.service.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { claimPhoto } from './foto.service.ts'
import { presentPengguna } from './pengguna.presenter.ts'
import { getPengguna } from './pengguna.repository.ts'
import { insertPengguna } from './pengguna-write.repository.ts'
import { sayUsernameTaken } from './taken.ts'
import { findWilayahFault } from './wilayah-akun.repository.ts'

export interface FirstPassword {
  hash: string
  /** The portal shows this password once to the creator of the account and does not store it. */
  oneTime: string | undefined
}

/** Hashes the password from the form, or generates a one-time password. */
export async function firstPassword(
  given: string | null | undefined,
  username: string,
): Promise<FirstPassword> {
  if (!given) {
    const oneTime = makeOneTimePassword()
    return { hash: await hashPassword(oneTime), oneTime }
  }
  const fault = passwordFault(given, username)
  if (fault) throw fieldError('password', fault)
  return { hash: await hashPassword(given), oneTime: undefined }
}

export type DataAkun = z.output<typeof dataAkun>

export interface NewAccount extends DataAkun {
  role: Role
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
  perusahaan_id?: number
  sandi_hash: string
  wajib_ganti_sandi: boolean
}

/** Stores an account in the caller's transaction. `prefix` is the path of the account fields inside a larger form. */
export async function addAccount(
  trx: Trx,
  { files }: Platform,
  caller: Caller,
  account: NewAccount,
  prefix = '',
): Promise<Pengguna> {
  const fault = await findWilayahFault(trx, account)
  if (fault) throw new AppError('VALIDASI_GAGAL', { message: fault.message, fields: [fault] })
  const uuid = randomUUID()
  const photo = await claimPhoto(trx, files, {
    record: `pengguna/${uuid}`,
    actor: caller.actor,
    given: account.photo,
    current: null,
    field: `${prefix}photo`,
  })
  const insertion = insertPengguna(trx, { ...account, uuid, photo })
  const id = await sayUsernameTaken(insertion, account.username, `${prefix}username`)
  return presentPengguna(await getPengguna(trx, { id }))
}

type AkunPetugas = DataAkun &
  Pick<NewAccount, 'role' | 'provinsi_id' | 'kota_id'> & { password?: string | null | undefined }

/** Creates a staff account. The person must change the initial password at the first sign-in. */
export async function createAkun(platform: Platform, caller: Caller, { password, ...data }: AkunPetugas) {
  if (data.role === 'PELAKU_USAHA') {
    throw fieldError('role', 'Akun pelaku usaha dibuat bersama perusahaannya, bukan di sini.')
  }
  const first = await firstPassword(password, data.username)
  let newPassword: string | undefined
  const account = await write(platform.db, caller, async (trx) => {
    const secret = { sandi_hash: first.hash, wajib_ganti_sandi: true }
    const made = await addAccount(trx, platform, caller, { ...data, ...secret })
    await recordAudit(trx, caller, { record: `pengguna/${made.uuid}`, after: made })
    // This assignment stays inside the transaction: a repeated Idempotency-Key skips the callback and must not show a
    // password that the server never stored.
    newPassword = first.oneTime
    return made
  })
  return { ...account, ...(newPassword ? { newPassword } : {}) }
}
