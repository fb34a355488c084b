import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Trx } from './database.ts'

/** Of transactions that cannot all go on PostgreSQL ends one; it did nothing and may be done again. */
const undoneByOthers = new Set<unknown>(['40001', '40P01'])

const tries = 3
/** On a busy machine both may be ended at once; side by side they would only meet again. */
const longestPauseMs = 50

/**
 * Runs `work` in one transaction, again when it had to give way to another. It may therefore touch nothing but the
 * database, and what it returns must come from the run that was committed.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  left = tries,
): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    const undone = error instanceof Error && 'code' in error && undoneByOthers.has(error.code)
    if (!undone || left <= 1) throw error
    await sleep(Math.random() * longestPauseMs)
    return inTransaction(db, work, left - 1)
  }
}

/** Reads that belong together see one moment, whatever is written meanwhile. */
export function inSnapshot<T>(db: Database, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
