import { type RawBuilder, sql } from 'kysely'

/**
 * The similarity threshold for mistyped words, where 1 means equal. PostgreSQL computes similarity in single precision.
 */
const alike = Math.fround(0.45)

/**
 * Returns words for `column %> words`, a similarity search with the trigram index. Its threshold is a setting, not an
 * argument. The subquery sets it before any comparison, until the end of the transaction.
 */
export function similarWords(words: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(select case when set_config('pg_trgm.word_similarity_threshold', ${sql.lit(String(alike))}, true) is not null
    then platform.teks_cari(${words}) end)`
}
