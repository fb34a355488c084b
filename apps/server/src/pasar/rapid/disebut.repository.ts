import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { containsPattern, isShort } from '#platform/database/search-pattern.ts'
import { type SlotOf, statement, unseen } from '#platform/database/statement.ts'

/** Ids of what a word names. */
export interface Disebut {
  pasar: number[]
  komoditas: number[]
  parameter: number[]
  pemasok: number[]
}

/** Where a word names more of a kind, tests that say it are come upon soon by walking their list. */
const most = 1000

const naming = statement((paper, slot: SlotOf<{ pola: string }>) => {
  const pola = unseen(sql`platform.teks_cari(${slot('pola')})`, 'text')
  const ids = (table: string, words: string) =>
    sql`array(select id from ${sql.table(table)} where ${sql.raw(words)} like ${pola} limit ${sql.lit(most + 1)})`
  const query = sql<Disebut>`select ${ids('pasar.pasar', 'cari')} as pasar, ${ids('okkp.komoditas', 'cari')} as komoditas,
    ${ids('okkp.parameter', 'platform.teks_cari(nama)')} as parameter,
    ${ids('pasar.pemasok', 'platform.teks_cari(nama)')} as pemasok`
  return { compile: () => query.compile(paper) }
})

/**
 * Markets, commodities, parameters and suppliers that a word names. Their ids go into the search as values: as subqueries
 * every test of the nation would be held against them. Undefined where they are too many, which with a letter or two they are.
 */
export async function findDisebut(db: Executor, word: string): Promise<Disebut | undefined> {
  if (isShort(word)) return undefined
  const [found] = await naming(db, { pola: containsPattern(word) })
  return found && Object.values(found).every((ids) => ids.length <= most) ? found : undefined
}
