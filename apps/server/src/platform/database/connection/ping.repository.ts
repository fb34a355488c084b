import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Checks that the database answers and accepts writes. A standby or a read-only primary does not. */
export async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ read_only: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(db)
  return rows[0]?.read_only === 'off'
}
