import type { Insertable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatSidangKomtek } from '#platform/database/schema.gen.ts'

/** Committee team 1 consists of every active PVTPP account (specification, section 9). */
export function listAnggota(db: Executor) {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama'])
    .where('role', '=', 'PVTPP')
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .orderBy('nama')
    .orderBy('id')
    .execute()
}

export async function insertSidang(trx: Trx, row: Insertable<PsatSidangKomtek>): Promise<void> {
  await trx.insertInto('psat.sidang_komtek').values(row).execute()
}
