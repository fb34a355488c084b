import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

const rowsAtOnce = 200

/** The ids of a query through a cursor: the database holds the place, we hold one batch. */
export async function* eachId(trx: Trx, ids: Parameters<typeof sql>[1]): AsyncGenerator<number[]> {
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare ekspor_pasar no scroll cursor for ${ids}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{
      id: number
    }>`fetch forward ${sql.lit(rowsAtOnce)} from ekspor_pasar`.execute(trx)
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
  }
}
