import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'

/** Indexes are built behind the rows: several times quicker than keeping them up row by row. */
export async function withoutIndexes(
  db: Database,
  [schema, table]: readonly [schema: string, table: string],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; def: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as def from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${`${schema}.${table}`}::regclass
      and not exists (select from pg_constraint k where k.conindid = c.oid)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(schema, name)}`.execute(db)
  await work()
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(connection)
    for (const { def } of rows) await sql.raw(def).execute(connection)
  })
  await sql`vacuum analyze ${sql.id(schema, table)}`.execute(db)
}
