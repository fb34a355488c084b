import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { mistyped } from '#platform/database/similar.ts'
import { type SlotOf, statement, unseen } from '#platform/database/statement.ts'

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

interface Asked {
  kata: string
  pola: string
  limit: number
}

const komoditas = statement((paper, slot: SlotOf<Asked>) => {
  const search = (name: 'kata' | 'pola') => unseen(sql`platform.teks_cari(${slot(name)})`, 'text')
  const kata = search('kata')
  // The trigram index finds either; what a wildcard in other letters would let through is looked at once more.
  const query = sql<{ id: number; nama: string }>`
    select k.id, k.nama from okkp.komoditas k
    where (k.cari %> ${mistyped(slot('kata'))} or (k.cari like ${search('pola')} and strpos(k.cari, ${kata}) > 0))
      and exists (select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null)
    order by starts_with(k.cari, ${kata}) desc, word_similarity(${kata}, k.cari) desc, k.nama limit ${slot('limit')}`
  return { compile: () => query.compile(paper) }
})

/** Commodities that some registration names, those that begin with the words first. */
export function findKomoditas(db: Database, kata: string, limit: number) {
  return komoditas(db, { kata, pola: containsPattern(kata), limit })
}
