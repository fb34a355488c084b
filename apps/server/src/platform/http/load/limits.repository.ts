import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

const table = 'platform.laju_permintaan'

export interface Counted {
  /** Requests of this key in the current window, including this one. */
  count: number
  /** Whole seconds until the window ends. */
  seconds: number
}

/** Counts a request. The first request after the end of a window begins a new one. */
export async function countRequest(db: Database, kunci: string, windowMs: number): Promise<Counted> {
  const ends = sql<Date>`now() + ${windowMs} * interval '1 millisecond'`
  const [jumlah, berakhir] = [sql.ref<number>(`${table}.jumlah`), sql.ref<Date>(`${table}.berakhir`)]
  const row = await db
    .insertInto(table)
    .values({ kunci, jumlah: 1, berakhir: ends })
    .onConflict((conflict) =>
      conflict.column('kunci').doUpdateSet({
        jumlah: sql`case when ${berakhir} <= now() then 1 else ${jumlah} + 1 end`,
        berakhir: sql`case when ${berakhir} <= now() then excluded.berakhir else ${berakhir} end`,
      }),
    )
    .returning(['jumlah', sql<number>`ceil(extract(epoch from berakhir - now()))::int`.as('sisa')])
    .executeTakeFirstOrThrow()
  return { count: row.jumlah, seconds: row.sisa }
}

/** Deletes the counts of past windows. A count that a request renews at this moment stays. */
export async function sweepCounts(db: Database): Promise<void> {
  await db.deleteFrom(table).where('berakhir', '<', sql<Date>`now()`).execute()
}
