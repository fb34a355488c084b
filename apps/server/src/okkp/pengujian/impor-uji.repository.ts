import { createHash } from 'node:crypto'
import { kotaNames, namesOf } from '@portal/domain/okkp/impor/impor-registrasi.rules'
import { type InsertObject, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import type { KeptRow } from '#platform/impor/import-definition.ts'

type Table = 'okkp.uji_lab' | 'okkp.rapid_test' | 'okkp.uji_mutu'

/**
 * Hash that identifies a row by its content. The hash is unique within a province, so a repeated row counts as the same
 * row.
 */
export const sidikOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Loads the masters that cells may name, with the cities of the target province. */
export async function loadDaftar(db: Executor, provinsiId: number) {
  const [komoditas, kota, provinsi] = await Promise.all([
    db.selectFrom('okkp.komoditas').select(['id', 'nama', 'alias']).orderBy('nama').execute(),
    db
      .selectFrom('wilayah.kota')
      .select(['id', 'nama'])
      .where('provinsi_id', '=', provinsiId)
      .orderBy('nama')
      .execute(),
    db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', provinsiId).executeTakeFirst(),
  ])
  return {
    daftar: { komoditas, kota },
    komoditas: namesOf(komoditas),
    namaKomoditas: new Map(komoditas.map(({ id, nama }) => [id, nama])),
    kota: kotaNames(kota),
    provinsi: provinsi?.nama ?? 'provinsi ini',
    kotaAkun: (id: number | null) => kota.find((each) => each.id === id),
  }
}

export async function findKnown(
  trx: Trx,
  table: Table,
  provinsiId: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const bySidik = new Map(keys.map((key) => [sidikOf(key), key]))
  const { rows } = await sql<{ sidik: string }>`select sidik from ${sql.table(table)}
    where provinsi_id = ${provinsiId} and dihapus is null and sidik = any(${[...bySidik.keys()]}::text[])`.execute(
    trx,
  )
  return new Set(rows.flatMap(({ sidik }) => bySidik.get(sidik) ?? []))
}

/** Inserts a chunk with one statement and skips existing rows. Returns the stored keys. */
export async function insertMany<Table extends keyof DB & string>(
  trx: Trx,
  table: Table,
  rows: readonly (Omit<InsertObject<DB, Table>, 'sidik'> & { key: string })[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const keys = new Map(rows.map(({ key }) => [sidikOf(key), key]))
  const values = rows.map(({ key, ...row }) => ({ ...row, sidik: sidikOf(key) }))
  const stored = await trx
    .insertInto(table)
    .values(values as unknown as InsertObject<DB, Table>[])
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<string>`sidik`.as('sidik'))
    .execute()
  return new Set(stored.flatMap(({ sidik }) => keys.get(sidik) ?? []))
}

export async function lockBatch(trx: Trx, table: Table, batchId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where batch_id = ${batchId} and dihapus is null order by id for update`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the rows of a batch that nobody has changed. `touched` is another condition on a row `u` that keeps the row.
 */
export async function removeUntouched(
  trx: Trx,
  table: Table,
  batchId: number,
  by: { id: number; at: Date },
  touched = sql<boolean>`false`,
): Promise<number[]> {
  // The check below must see the changes of concurrent transactions.
  await lockBatch(trx, table, batchId)
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} u set dihapus = ${by.at}, updated_at = ${by.at}, updated_by = ${by.id}
    where u.batch_id = ${batchId} and u.dihapus is null and u.versi = 1 and not (${touched}) returning u.id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

const mostListed = 200

export async function listKept(
  trx: Trx,
  table: Table,
  batchId: number,
  otherwise: string,
): Promise<{ total: number; rows: KeptRow[] }> {
  const { rows } = await sql<KeptRow & { total: number }>`
    select u.id, coalesce(u.lokasi_sampel || ', ', '') || to_char(u.tanggal, 'YYYY-MM-DD') as nomor, count(*) over () as total,
      case when u.versi > 1 then 'Sudah diubah setelah diimpor' else ${otherwise} end as sebab
    from ${sql.table(table)} u where u.batch_id = ${batchId} and u.dihapus is null
    order by u.id limit ${mostListed}`.execute(trx)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ id, nomor, sebab }) => ({ id, nomor, sebab })) }
}

/** Returns the time of the transaction, which the rows of the batch also carry. */
export async function transactionTime(trx: Trx): Promise<Date> {
  const { rows } = await sql<{ saat: Date }>`select now() as saat`.execute(trx)
  return rows[0]?.saat ?? new Date()
}
