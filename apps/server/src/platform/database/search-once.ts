import type { Total } from '@portal/domain/platform/list/pagination'
import { Recent } from '#platform/recent.ts'
import type { Executor } from './database.ts'

/** So many matches of a word are found and sorted for a page and its total together. */
export const fewMatches = 10_000

/** Words that stand in more rows than are counted stay so for a while: counting them again would say the same. */
const frequentWords = new WeakMap<Executor, Recent>()
const remembered = { ms: 60_000, most: 1000 }

interface Search {
  /** The word with its scope and filters, in the list it is looked for. */
  word: string
  limit: number
  /** Page and total of all matches; without ids where there are more than `fewMatches`. */
  few(): Promise<{ ids: number[] | null; total: number }>
  /** The page, come upon by walking the list in its order. */
  walk(): Promise<number[]>
}

/** The matches of a word are found once; where there are too many, only that is told, and their page is walked to. */
export async function searchOnce(
  db: Executor,
  { word, limit, few, walk }: Search,
): Promise<{ ids: number[] } & Total> {
  const frequent = frequentWords.get(db) ?? new Recent(remembered)
  frequentWords.set(db, frequent)
  const tooMany = { total: fewMatches, atLeast: true } as const
  if (frequent.has(word)) {
    const ids = await walk()
    if (ids.length === limit) return { ids, ...tooMany }
    // A page that is not full: there may be fewer by now.
    frequent.forget(word)
  }
  const { ids, total } = await few()
  if (ids) return { ids, total }
  frequent.add(word)
  return { ids: await walk(), ...tooMany }
}
