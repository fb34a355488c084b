import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

interface QueueState {
  name: string
  waiting: number
  /** Age (s) of the oldest job that could already run. */
  oldest: number
  failed: number
}

/** Reads the waiting jobs by the partial indexes of pg-boss. `failed` is a count that pg-boss renews every 30 seconds. */
export async function readQueues(db: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name, coalesce(job.waiting, 0)::int as waiting, coalesce(job.oldest, 0)::float8 as oldest,
      queue.failed_count as failed
    from pgboss.queue
    left join (
      select name, count(*) as waiting, extract(epoch from now() - min(start_after)) as oldest
      from pgboss.job
      where state < 'active' and start_after <= now()
      group by name
    ) as job on job.name = queue.name`.execute(db)
  return rows
}

/** When the last backup ended, and when PostgreSQL archived or failed to archive its log last. Unix seconds, 0 for never. */
export async function readBackups(db: Database) {
  const { rows } = await sql<{ last: number; archived: number; archive_failed: number }>`
    select coalesce((select extract(epoch from max(selesai)) from platform.cadangan), 0)::float8 as last,
      coalesce(extract(epoch from last_archived_time), 0)::float8 as archived,
      coalesce(extract(epoch from last_failed_time), 0)::float8 as archive_failed
    from pg_stat_archiver`.execute(db)
  return rows[0] ?? { last: 0, archived: 0, archive_failed: 0 }
}
