import type { Role } from '@portal/domain/platform/roles'
import type { Insertable, Updateable } from 'kysely'
import type { Trx } from '#platform/database/database.ts'
import type { AkunPengguna } from '#platform/database/schema.gen.ts'
import type { PenggunaKey } from './pengguna.repository.ts'

export interface LockedAccount {
  id: number
  uuid: string
  role: Role
  aktif: boolean
  /** Number of active superadmins other than this account. */
  otherSuperadmins: number
}

/**
 * Locks the account and every active superadmin in a fixed order. If two superadmins remove each other at once, the
 * second request waits here and then counts without the first.
 */
export async function lockAccount(trx: Trx, key: PenggunaKey): Promise<LockedAccount | undefined> {
  const rows = await trx
    .selectFrom('akun.pengguna')
    .select(['id', 'uuid', 'role', 'aktif'])
    .where('dihapus', 'is', null)
    .where((build) =>
      build.or([
        'id' in key ? build('id', '=', key.id) : build('uuid', '=', key.uuid),
        build.and([build('role', '=', 'SUPERADMIN'), build('aktif', '=', true)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const account = rows.find((row) => ('id' in key ? row.id === key.id : row.uuid === key.uuid))
  if (!account) return undefined
  const others = rows.filter((row) => row.role === 'SUPERADMIN' && row.aktif && row.id !== account.id)
  return { ...account, otherSuperadmins: others.length }
}

export async function insertPengguna(trx: Trx, account: Insertable<AkunPengguna>): Promise<number> {
  const row = await trx.insertInto('akun.pengguna').values(account).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export async function updatePengguna(
  trx: Trx,
  id: number,
  change: Updateable<AkunPengguna>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('akun.pengguna')
    .set({ ...change, diubah: at })
    .where('id', '=', id)
    .execute()
}
