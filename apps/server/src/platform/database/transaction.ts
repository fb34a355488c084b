import type { Database, Trx } from './database.ts'

/** Of transactions that cannot all go on PostgreSQL ends one; it did nothing and may be done again. */
const undoneByOthers = new Set<unknown>(['40001', '40P01'])

/**
 * Runs `work` in one transaction, a second time when it had to give way to another. It may therefore touch nothing
 * but the database, and what it returns must come from the run that was committed.
 */
export async function inTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && undoneByOthers.has(error.code))) throw error
    return db.transaction().execute(work)
  }
}

/** Reads that belong together see one moment, whatever is written meanwhile. */
export function inSnapshot<T>(db: Database, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}
