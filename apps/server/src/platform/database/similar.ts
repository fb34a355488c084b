import { sql } from 'kysely'
import type { Database, Trx } from './database.ts'

/** How alike words must be that somebody may have mistyped; 1 is the same. */
export const alike = 0.45

/**
 * Within it `column %> words` finds what is like the words by the trigram index, whose threshold is a setting and not
 * an argument.
 */
export function amongSimilar<T>(db: Database, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`.execute(trx)
    return read(trx)
  })
}
