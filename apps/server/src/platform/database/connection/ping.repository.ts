import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Whether the database answers and takes writes; a standby, or a primary that was made read-only, takes none. */
export async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ read_only: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(db)
  return rows[0]?.read_only === 'off'
}
