import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

export interface Disebut {
  pasar: number[]
  komoditas: number[]
  parameter: number[]
  pemasok: number[]
}

/**
 * Finds markets, commodities, parameters and suppliers that match a word. Passing the ids as values lets the planner
 * choose the right index.
 */
export async function findDisebut(db: Executor, text: string): Promise<Disebut> {
  const words = likeWords(text)
  const { rows } = await sql<Disebut>`select
    array(select id from pasar.pasar where cari ${words}) as pasar,
    array(select id from okkp.komoditas where cari ${words}) as komoditas,
    array(select id from okkp.parameter where platform.teks_cari(nama) ${words}) as parameter,
    array(select id from pasar.pemasok where platform.teks_cari(nama) ${words}) as pemasok`.execute(db)
  return rows[0] ?? { pasar: [], komoditas: [], parameter: [], pemasok: [] }
}
