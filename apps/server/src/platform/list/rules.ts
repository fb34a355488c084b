import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

/** Turns a filter value into a condition. A rule may query first, e.g. the ids that match a word. */
export interface FilterRule<Value, Scope = unknown> {
  (value: Value, by: { db: Executor; scope: Scope }): RawBuilder<SqlBool> | Promise<RawBuilder<SqlBool>>
  /** Marks a text search, whose total has a lower counting limit. */
  isWord?: true
}

type PlainRule<Value> = (value: Value) => RawBuilder<SqlBool>

export const equals =
  (column: string): PlainRule<number | string | boolean> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`

export const byId =
  (column: string): PlainRule<number> =>
  (id) =>
    sql<SqlBool>`${sql.ref(column)} = ${id}`

export const among =
  (column: string, type: string): PlainRule<readonly (number | string)[]> =>
  (values) =>
    sql<SqlBool>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`

export const atLeast =
  (column: string): PlainRule<number | string | Date> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} >= ${value}`

export const atMost =
  (column: string): PlainRule<number | string | Date> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} <= ${value}`

export function word<Scope>(rule: FilterRule<string, Scope>): FilterRule<string, Scope> {
  return Object.assign(rule, { isWord: true as const })
}

export const words = (column: string): FilterRule<string> =>
  word((text) => sql<SqlBool>`${sql.ref(column)} ${likeWords(text)}`)

/** The `visible` of a list without regions: a reader who may open it sees all rows. */
export const wholeTable = (_scope: 'semua'): RawBuilder<SqlBool> => sql<SqlBool>`true`
