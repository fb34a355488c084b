import { type SqlBool, sql } from 'kysely'
import { likeWords } from '#platform/database/search-pattern.ts'
import { type FilterRule, word } from '#platform/list/rules.ts'

export const inMarkets = (column: string): FilterRule<string> =>
  word(
    (text) =>
      sql<SqlBool>`${sql.ref(column)} = any(array(select id from pasar.pasar where cari ${likeWords(text)}))`,
  )
