import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'

export async function insertTindakan(trx: Trx, row: Insertable<DB['okkp.kasus_tindakan']>): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.kasus_tindakan')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertUsulan(trx: Trx, row: Insertable<DB['okkp.kasus_usulan']>): Promise<void> {
  await trx.insertInto('okkp.kasus_usulan').values(row).execute()
}

export async function updateUsulan(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.kasus_usulan']>,
): Promise<void> {
  await trx.updateTable('okkp.kasus_usulan').set(values).where('id', '=', id).execute()
}

/** Ends proposals that a finding, a result or the closing has overtaken. */
export async function voidUsulan(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  await trx
    .updateTable('okkp.kasus_usulan')
    .set({ keadaan: 'gugur', diperiksa: at })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
}

export async function insertPermintaan(trx: Trx, row: Insertable<DB['okkp.permintaan_uji']>): Promise<void> {
  await trx.insertInto('okkp.permintaan_uji').values(row).execute()
}

/** Changes the request that still binds a laboratory. */
export async function updateOpenPermintaan(
  trx: Trx,
  kasusId: number,
  values: Updateable<DB['okkp.permintaan_uji']>,
): Promise<
  { diminta_oleh: number | null; laboratorium_provinsi_id: number | null; laboratorium: string } | undefined
> {
  return trx
    .updateTable('okkp.permintaan_uji')
    .set(values)
    .where('kasus_id', '=', kasusId)
    .where('keadaan', 'in', ['menunggu', 'diterima'])
    .returning(['diminta_oleh', 'laboratorium_provinsi_id', 'laboratorium'])
    .executeTakeFirst()
}

export async function findNamaProvinsi(db: Executor, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', id).executeTakeFirst()
  return row?.nama
}

/** True if this supplier is known to the markets. */
export async function isPemasok(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select from pasar.kios_pemasok where pemasok_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}
