import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

/** Turns the value of a filter into a condition. It may look something up first, such as the ids that a word names. */
export interface FilterRule<Value, Scope = unknown> {
  (value: Value, by: { db: Executor; scope: Scope }): RawBuilder<SqlBool> | Promise<RawBuilder<SqlBool>>
  /** A searched word: its total is counted up to a smaller limit. */
  isWord?: true
}

/** A rule that needs nothing but the value. */
type PlainRule<Value> = (value: Value) => RawBuilder<SqlBool>

export const equals =
  (column: string): PlainRule<number | string | boolean> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`

/** For a filter by the number of another record, such as a region. */
export const byId =
  (column: string): PlainRule<number> =>
  (id) =>
    sql<SqlBool>`${sql.ref(column)} = ${id}`

/** For a filter that takes several values. */
export const among =
  (column: string, type: string): PlainRule<readonly (number | string)[]> =>
  (values) =>
    sql<SqlBool>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`

export const atLeast =
  (column: string): PlainRule<number | string | Date> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} >= ${value}`

export const limitConcurrency =
  (column: string): PlainRule<number | string | Date> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} <= ${value}`

/** Marks a rule of one's own as a search for words. */
export function word<Scope>(rule: FilterRule<string, Scope>): FilterRule<string, Scope> {
  return Object.assign(rule, { isWord: true as const })
}

/** Searches a column of `platform.teks_cari` by its trigram index. */
export const words = (column: string): FilterRule<string> =>
  word((text) => sql<SqlBool>`${sql.ref(column)} ${likeWords(text)}`)

/** `visible` of a list that has no regions: whoever may open it sees every row. */
export const wholeTable = (_scope: 'semua'): RawBuilder<SqlBool> => sql<SqlBool>`true`
