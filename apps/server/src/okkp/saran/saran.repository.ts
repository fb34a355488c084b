import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { similarWords } from '#platform/database/similar.ts'

/**
 * Number of similar rows to rank. The limit bounds the cost with a million rows, and further rows are rarely a better
 * match.
 */
const weighed = 500

/** Returns registrations with text similar to the typed words, best match first. */
export async function findMirip(db: Database, kata: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, word_similarity(platform.teks_cari(${kata}), cari) as dekat from okkp.registrasi
      where cari %> ${similarWords(sql`${kata}`)} and dihapus is null limit ${weighed}) as serupa
    order by dekat desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns commodities that a registration names. Names that start with the words come first. */
export async function findKomoditas(db: Database, kata: string, limit: number) {
  const typed = sql`platform.teks_cari(${kata})`
  const pattern = sql`platform.teks_cari(${containsPattern(kata)})`
  // `like` can match too much, because accent folding changes letters before PostgreSQL recognises a wildcard. `strpos`
  // removes those matches.
  const { rows } = await sql<{ id: number; nama: string }>`
    select k.id, k.nama from okkp.komoditas k
    where (k.cari %> ${similarWords(sql`${kata}`)} or (k.cari like ${pattern} and strpos(k.cari, ${typed}) > 0))
      and exists (select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null)
    order by starts_with(k.cari, ${typed}) desc, word_similarity(${typed}, k.cari) desc, k.nama
    limit ${limit}`.execute(db)
  return rows
}
