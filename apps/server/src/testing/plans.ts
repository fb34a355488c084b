import { sql } from 'kysely'
import { createDatabase, type Database, type Trx } from '#platform/database/database.ts'

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

/** How many entries of each index, and rows of each table, some work reads. In one transaction: in between they are handed in, and gone. */
export function entriesRead(
  db: Database,
  names: readonly string[],
  work: (trx: Trx) => Promise<unknown>,
): Promise<Record<string, number>> {
  return db.transaction().execute(async (trx) => {
    const read = async () => {
      const { rows } = await sql<{ n: number }>`
        select (pg_stat_get_xact_tuples_returned(c.oid)
          + case c.relkind when 'r' then pg_stat_get_xact_tuples_fetched(c.oid) else 0 end)::integer as n
        from unnest(${names}::text[]) with ordinality u(nama, urut) join pg_class c on c.oid = u.nama::regclass order by urut`.execute(
        trx,
      )
      return rows.map(({ n }) => n)
    }
    const before = await read()
    await work(trx)
    const after = await read()
    return Object.fromEntries(names.map((name, place) => [name, (after[place] ?? 0) - (before[place] ?? 0)]))
  })
}
