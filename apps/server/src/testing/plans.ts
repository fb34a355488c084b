import { sql } from 'kysely'
import { createDatabase, type Database } from '#platform/database/database.ts'

/**
 * How often PostgreSQL planned a prepared statement for its values when it was asked twelve times: the first five, where the
 * plan for any values is taken from then on.
 */
export async function timesPlanned(
  url: string,
  ask: (db: Database, n: number) => Promise<unknown>,
): Promise<number | undefined> {
  const db = createDatabase(url, { max: 1 })
  try {
    for (let n = 1; n <= 12; n++) await ask(db, n)
    const { rows } = await sql<{ custom: number }>`
      select custom_plans as custom from pg_prepared_statements where generic_plans + custom_plans = 12`.execute(
      db,
    )
    return rows[0]?.custom
  } finally {
    await db.destroy()
  }
}
