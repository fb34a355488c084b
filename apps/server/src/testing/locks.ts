import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '#platform/database/database.ts'

/** Until so many statements of this database wait for a lock: a race is brought about, not slept for. */
export async function untilLocked(db: Database, waiting = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and xact_start is not null`.execute(
        db,
      )
      expect(rows).toHaveLength(waiting)
    },
    { timeout: 15_000, interval: 10 },
  )
}
