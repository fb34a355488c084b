import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Executor } from '#platform/database/database.ts'

/** Counts the jobs of a queue that no server has taken yet, also those that wait for a retry. */
export async function countWaitingJobs(db: Executor, name: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pgboss.job where name = ${name} and state < 'active'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/**
 * Lets a queue of an earlier release hold at most one unfinished job. pg-boss sets the policy only when it creates a
 * queue, copies it to each new job, and enforces it by an index that all queues share. Jobs that already wait keep theirs.
 */
export async function makeExclusive(boss: PgBoss, name: string): Promise<void> {
  await boss
    .getDb()
    .executeSql(`update pgboss.queue set policy = 'exclusive' where name = $1 and policy <> 'exclusive'`, [
      name,
    ])
}
