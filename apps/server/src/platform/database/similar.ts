import { type RawBuilder, sql } from 'kysely'

/** How alike words must be that somebody may have mistyped; 1 is the same. PostgreSQL reckons likeness in single precision. */
const alike = Math.fround(0.45)

/**
 * Words for `column %> words`, which finds what is like them by the trigram index. Its threshold is a setting and not an
 * argument; it is set as these words are made, so before anything is compared with them, and ends with the statement.
 */
export function mistyped(words: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(select case when set_config('pg_trgm.word_similarity_threshold', ${sql.lit(String(alike))}, true) is not null
    then platform.teks_cari(${words}) end)`
}
