import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '#platform/database/database.ts'

/**
 * Waits until this many statements of the database wait for a lock. A test can force a race condition without sleeping.
 */
export async function untilLocked(db: Database, waiting = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and xact_start is not null`.execute(
        db,
      )
      expect(rows).toHaveLength(waiting)
    },
    { timeout: 60_000, interval: 10 },
  )
}
