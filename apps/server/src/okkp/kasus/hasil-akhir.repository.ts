import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * Returns the day on which each of these screenings got its final result: the laboratory's verdict, the withdrawal of
 * the goods, or else the closing of the case. Screenings that still wait have no entry.
 */
export async function findHasilPada(
  db: Executor,
  asal: AsalKasus,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; pada: string | null }>`
    select k.asal_id as id, k.hasil_pada::text as pada from okkp.keadaan_kasus k
    where k.asal = ${asal} and k.asal_id = any(${ids}::bigint[]) and k.hasil_pada is not null`.execute(db)
  return new Map(rows.flatMap(({ id, pada }) => (pada === null ? [] : [[id, pada] as const])))
}
