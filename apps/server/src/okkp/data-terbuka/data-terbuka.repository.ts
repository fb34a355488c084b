import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { type SqlBool, sql } from 'kysely'
import { factRegistrasi } from '#okkp/registrasi/registrasi.fact.ts'
import type { Database } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import { totalOf } from '#platform/figures/read-figures.ts'

interface Narrowed {
  jenis_registrasi_id?: number | undefined
  provinsi_id?: number | undefined
}

/** Central entries have the province id of the central office in the query, but a flag in the table. */
function conditions({ jenis_registrasi_id, provinsi_id }: Narrowed) {
  const asked = [
    jenis_registrasi_id === undefined
      ? undefined
      : sql<SqlBool>`jenis_registrasi_id = ${jenis_registrasi_id}`,
    provinsi_id === provinsiPusat.id ? sql<SqlBool>`pusat` : undefined,
    provinsi_id === undefined || provinsi_id === provinsiPusat.id
      ? undefined
      : sql<SqlBool>`provinsi_id = ${provinsi_id}`,
  ]
  return sql<SqlBool>`${sql.join([sql`true`, ...asked.filter((one) => one !== undefined)], sql` and `)}`
}

/** Orders by id, so that a client that reads all pages gets every row once while the registry grows. */
export async function listOpenIds(
  db: Database,
  { setelah, limit, ...narrowed }: Narrowed & { setelah: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('dihapus', 'is', null)
    .where(conditions(narrowed))
    .where('id', '>', setelah)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts from the fact table, which gives the exact number at any size. */
export function countOpen(db: Database, { provinsi_id, ...narrowed }: Narrowed): Promise<number> {
  const central = provinsi_id === provinsiPusat.id
  return totalOf(db, factRegistrasi, {
    tempat: provinsi_id === undefined || central ? nasional : { tingkat: 'provinsi', ids: [provinsi_id] },
    only: conditions(central ? { ...narrowed, provinsi_id } : narrowed),
  })
}

/**
 * Returns the last change of the masters. Open data shows their names, and a renamed master does not update
 * `updated_at` of a registration.
 */
export async function mastersChange(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ terakhir: Date | null }>`select greatest(
    (select max(updated_at) from okkp.komoditas), (select max(updated_at) from okkp.jenis_registrasi),
    (select max(updated_at) from okkp.jenis_hc), (select max(updated_at) from okkp.jenis_sertifikat)) as terakhir`.execute(
    db,
  )
  return rows[0]?.terakhir ?? null
}

export async function lastChange(db: Database): Promise<Date | null> {
  // The index starts with `lengkap`, so one lookup per value finds the last change without a scan.
  const last = (lengkap: boolean) =>
    sql`(select max(updated_at) from okkp.registrasi where lengkap = ${sql.lit(lengkap)})`
  const { rows } = await sql<{ terakhir: Date | null }>`
    select greatest(${last(true)}, ${last(false)}) as terakhir`.execute(db)
  return rows[0]?.terakhir ?? null
}
