import { sql } from 'kysely'
import type { Executor } from './database.ts'
import type { DB } from './schema.gen.ts'

/** Checks whether tables exist, for code that runs before the migrations. */
export async function haveTables(db: Executor, ...names: (keyof DB)[]): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select coalesce(bool_and(to_regclass(nama) is not null), true) as ada
    from unnest(${names}::text[]) as nama`.execute(db)
  return rows[0]?.ada ?? false
}
