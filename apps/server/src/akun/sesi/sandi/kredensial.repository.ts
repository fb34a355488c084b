import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Selects the columns that sign-in needs, including secrets. No other query reads these columns. */
function credentials(db: Executor) {
  return db
    .selectFrom('akun.pengguna')
    .where('dihapus', 'is', null)
    .select([
      'id',
      'uuid',
      'username',
      'nama',
      'email',
      'role',
      'aktif',
      'sandi_hash',
      'totp_aktif',
      'totp_rahasia',
      'totp_langkah',
    ])
}

const sameText = (column: 'username' | 'email', text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = ${text.toLowerCase()}`

export function findCredentials(db: Executor, by: { username: string } | { id: number }) {
  return 'id' in by
    ? credentials(db).where('id', '=', by.id).executeTakeFirst()
    : credentials(db).where(sameText('username', by.username)).executeTakeFirst()
}

/** Returns active accounts with this username or email address. A small office may share one address. */
export function findReachable(db: Executor, nameOrAddress: string): Promise<Credentials[]> {
  return credentials(db)
    .where((build) => build.or([sameText('username', nameOrAddress), sameText('email', nameOrAddress)]))
    .where('aktif', '=', true)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(10)
    .execute()
}
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export async function storePassword(trx: Trx, id: number, hash: string, mustChange: boolean): Promise<void> {
  await trx
    .updateTable('akun.pengguna')
    .set({ sandi_hash: hash, wajib_ganti_sandi: mustChange, diubah: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function storeTotp(
  trx: Trx,
  id: number,
  totp: { totp_rahasia: string | null; totp_aktif: boolean },
): Promise<void> {
  await trx
    .updateTable('akun.pengguna')
    .set({ ...totp, totp_langkah: null })
    .where('id', '=', id)
    .execute()
}

/** Activates the authenticator. Returns false if another request has replaced or activated the secret. */
export async function activateTotp(trx: Trx, { id, totp_rahasia }: Credentials): Promise<boolean> {
  const row = await trx
    .updateTable('akun.pengguna')
    .set({ totp_aktif: true })
    .where('id', '=', id)
    .where('totp_aktif', '=', false)
    .where('totp_rahasia', '=', totp_rahasia)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the time step of an accepted code. Returns false if the server already accepted this or a later step. */
export async function advanceTotpStep(trx: Trx, id: number, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('akun.pengguna')
    .set({ totp_langkah: step })
    .where('id', '=', id)
    .where((build) => build.or([build('totp_langkah', 'is', null), build('totp_langkah', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records the sign-in. Returns false if the password changed or the account closed during the password check. */
export async function noteSignIn(trx: Trx, account: Credentials, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('akun.pengguna')
    .set({ terakhir_masuk: at })
    .where('id', '=', account.id)
    // An account from OSS may have no password, so the comparison must treat null as equal to null.
    .where('sandi_hash', 'is not distinct from', account.sandi_hash)
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
