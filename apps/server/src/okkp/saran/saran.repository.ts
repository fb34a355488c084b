import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { mistyped } from '#platform/database/similar.ts'

/** So many alike are weighed; of a million no more can be, and further ones are hardly closer. */
const weighed = 500

/** Registrations whose words are like those typed, the closest first. */
export async function findMirip(db: Database, kata: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, word_similarity(platform.teks_cari(${kata}), cari) as dekat from okkp.registrasi
      where cari %> ${mistyped(sql`${kata}`)} and dihapus is null limit ${weighed}) as serupa
    order by dekat desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Commodities that some registration names, those that begin with the words first. */
export async function findKomoditas(db: Database, kata: string, limit: number) {
  const typed = sql`platform.teks_cari(${kata})`
  const pattern = sql`platform.teks_cari(${containsPattern(kata)})`
  // A pattern may let through more than it should, since folding changes letters before a wildcard is known as one.
  const { rows } = await sql<{ id: number; nama: string }>`
    select k.id, k.nama from okkp.komoditas k
    where (k.cari %> ${mistyped(sql`${kata}`)} or (k.cari like ${pattern} and strpos(k.cari, ${typed}) > 0))
      and exists (select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null)
    order by starts_with(k.cari, ${typed}) desc, word_similarity(${typed}, k.cari) desc, k.nama
    limit ${limit}`.execute(db)
  return rows
}
