import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Trx } from './database.ts'
import { isStalePlan } from './named-statements.ts'

/** Serialization failure and deadlock. PostgreSQL rolled the transaction back, so it is safe to retry. */
const undoneByOthers = new Set<unknown>(['40001', '40P01'])

const tries = 3
/**
 * A random pause before a retry. PostgreSQL may cancel both transactions, and without the pause they would collide
 * again.
 */
const longestPauseMs = 50

/**
 * Runs `work` in a transaction and retries after a deadlock, a serialization failure or a statement that a migration outdated. `work` must therefore have no
 * side effects outside the database, and its result must come from the committed run.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  left = tries,
): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    const undone =
      isStalePlan(error) || (error instanceof Error && 'code' in error && undoneByOthers.has(error.code))
    if (!undone || left <= 1) throw error
    await sleep(Math.random() * longestPauseMs)
    return inTransaction(db, work, left - 1)
  }
}

/** Runs several reads on one consistent snapshot, regardless of concurrent writes. */
export function inSnapshot<T>(db: Database, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
