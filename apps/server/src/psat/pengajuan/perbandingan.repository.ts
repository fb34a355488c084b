import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Returns the names of provinces and cities in one map, because their ids never overlap. */
export async function namaWilayah(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; nama: string }>`
    select id, nama from wilayah.provinsi where id = any(${ids}::int[])
    union all select id, nama from wilayah.kota where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}
