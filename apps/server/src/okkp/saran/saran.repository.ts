import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { alike, amongSimilar } from '#platform/database/similar.ts'

/** So many alike are weighed; of a million no more can be, and further ones are hardly closer. */
const weighed = 500

/** Registrations whose words are like those typed, the closest first. */
export function findMirip(db: Database, kata: string, limit: number): Promise<number[]> {
  return amongSimilar(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from (
        select id, word_similarity(platform.teks_cari(${kata}), cari) as dekat from okkp.registrasi
        where cari %> platform.teks_cari(${kata}) and dihapus is null limit ${weighed}) as serupa
      order by dekat desc, id desc limit ${limit}`.execute(trx)
    return rows.map(({ id }) => id)
  })
}

/** Commodities that some registration names, those that begin with the words first. They are few, and all are looked at. */
export async function findKomoditas(db: Database, kata: string, limit: number) {
  const { rows } = await sql<{ id: number; nama: string }>`
    select k.id, k.nama from okkp.komoditas k, platform.teks_cari(${kata}) as kata
    where (word_similarity(kata, k.cari) >= ${alike} or strpos(k.cari, kata) > 0)
      and exists (select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null)
    order by starts_with(k.cari, kata) desc, word_similarity(kata, k.cari) desc, k.nama limit ${limit}`.execute(
    db,
  )
  return rows
}
