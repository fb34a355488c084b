import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

/** Ids of what a word names. */
export interface Disebut {
  pasar: number[]
  komoditas: number[]
  parameter: number[]
  pemasok: number[]
}

/** Markets, commodities, parameters and suppliers that a word names. As values they let the planner choose the right index. */
export async function findDisebut(db: Executor, text: string): Promise<Disebut> {
  const words = likeWords(text)
  const { rows } = await sql<Disebut>`select
    array(select id from pasar.pasar where cari ${words}) as pasar,
    array(select id from okkp.komoditas where cari ${words}) as komoditas,
    array(select id from okkp.parameter where platform.teks_cari(nama) ${words}) as parameter,
    array(select id from pasar.pemasok where platform.teks_cari(nama) ${words}) as pemasok`.execute(db)
  return rows[0] ?? { pasar: [], komoditas: [], parameter: [], pemasok: [] }
}
