import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Counts the jobs of a queue that no server has taken yet, also those that wait for a retry. */
export async function countWaitingJobs(db: Executor, name: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pgboss.job where name = ${name} and state < 'active'`.execute(db)
  return rows[0]?.waiting ?? 0
}
