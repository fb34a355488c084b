import { offsetOf, type PageRequest, pageAsked, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { FilterRule } from './rules.ts'

/** Rows are counted up to here; beyond it a list says "lebih dari …". */
export const countedUpTo = 10_000
export const wordsCountedUpTo = 1000

/** Page sizes that screens offer. Only these are part of a named statement. */
const namedSizes: ReadonlySet<number> = new Set([10, 25, 50, 100])

const rowsAtOnce = 100

/** Rules by the name of their filter. */
type Rules<Scope> = Record<string, FilterRule<never, Scope>>
/** What may be asked: any of the filters, each with the value that its rule takes. */
type Filter<R> = {
  [Name in keyof R]?: (R[Name] extends FilterRule<infer Value, never> ? Value : never) | undefined
}

/** One record type as a list: its rows, filters, orders and the source of its total. */
interface ListSpec<
  Row extends { id: number },
  R extends Rules<Scope>,
  Sort extends string,
  Scope,
  RowDb,
  RowTb extends keyof RowDb,
> {
  /** The table with its alias, as `rows` calls it: 'okkp.komoditas as k'. Filters and orders speak of this alias. */
  from: string
  /** Rows with their names. Columns are named, so that a new column does not change a kept statement. */
  rows(db: Executor): SelectQueryBuilder<RowDb, RowTb, Row>
  /** Which rows a reader may see; deleted ones are left out here. */
  visible(scope: Scope): RawBuilder<SqlBool>
  filters: R
  /** The first is the default. Each ends with the id, so that pages do not overlap. */
  orders: Record<Sort, RawBuilder<unknown>>
  /** The exact total, where a fact table knows it for these filters. Otherwise rows are counted up to a limit. */
  total?(db: Executor, scope: Scope, filter: Filter<R>): Promise<number | undefined>
}

export interface List<Row, Asked, Sort, Scope> {
  /** One page, and the total of all pages. Without a page in the query: every row. */
  page(
    db: Executor,
    scope: Scope,
    query: Asked & Partial<PageRequest> & { sort?: Sort | undefined },
  ): Promise<{ rows: Row[]; total: Total }>
  /** The rows of a page, for a list that counts in its own way. */
  rows(db: Executor, scope: Scope, query: Asked & PageRequest & { sort?: Sort | undefined }): Promise<Row[]>
  find(db: Executor, scope: Scope, id: number): Promise<Row | undefined>
  /** In the order of the ids; ids that are gone are left out. */
  byIds(db: Executor, ids: readonly number[]): Promise<Row[]>
  /** Every matching row in its order, some at a time: for exports. Runs in a transaction, whose cursor holds the place. */
  each(trx: Trx, scope: Scope, query: Asked & { sort?: Sort | undefined }): AsyncGenerator<Row[]>
  /** The condition that rows of a page meet, for counts of one's own. */
  matching(db: Executor, scope: Scope, filter: Asked): Promise<RawBuilder<SqlBool>>
  /** The total that a page tells. */
  total(db: Executor, scope: Scope, filter: Asked): Promise<Total>
  /** The ids of everything that matches, in their order: for exports, which read them through a cursor. */
  ids(
    db: Executor,
    scope: Scope,
    query: Asked & { sort?: Sort | undefined },
  ): Promise<RawBuilder<{ id: number }>>
  /** How many match, counted up to `most`. */
  countUpTo(db: Executor, scope: Scope, filter: Asked, most: number): Promise<Total>
}

/** What a list can be asked for, without page and order. */
export type FilterOf<L> = L extends List<infer _Row, infer Asked, infer _Sort, infer _Scope> ? Asked : never

export function list<
  Row extends { id: number },
  R extends Rules<Scope>,
  Sort extends string,
  RowDb,
  RowTb extends keyof RowDb,
  Scope = RegionScope,
>(spec: ListSpec<Row, R, Sort, Scope, RowDb, RowTb>): List<Row, Filter<R>, Sort, Scope> {
  type Asked = Filter<R>
  const [table = '', alias = ''] = spec.from.split(' as ')
  const from = sql`${sql.table(table)} as ${sql.id(alias)}`
  const id = sql.ref(`${alias}.id`)
  const rules = Object.entries(spec.filters) as [keyof R & string, FilterRule<unknown, Scope>][]
  const defaultSort = Object.keys(spec.orders)[0] as Sort

  const askedRules = (filter: Asked) =>
    rules.filter(([name]) => filter[name] !== undefined && filter[name] !== '')
  const orderOf = (sort: Sort | undefined) => spec.orders[sort ?? defaultSort]

  async function matching(db: Executor, scope: Scope, filter: Asked): Promise<RawBuilder<SqlBool>> {
    const conditions = [spec.visible(scope)]
    for (const [name, rule] of askedRules(filter)) conditions.push(await rule(filter[name], { db, scope }))
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  }

  const rowsOf = (db: Executor, ids: RawBuilder<unknown>) =>
    spec.rows(db).where(sql<SqlBool>`${id} = any(${ids})`)

  const idsInOrder = (where: RawBuilder<SqlBool>, sort: Sort | undefined) =>
    sql<{ id: number }>`select ${id} as id from ${from} where ${where} order by ${orderOf(sort)}`

  /** The ids of the page come first, from an index that has their order; rows and names are read for them alone. */
  async function pageRows(
    db: Executor,
    query: Asked & PageRequest & { sort?: Sort | undefined },
    where: RawBuilder<SqlBool>,
  ): Promise<Row[]> {
    const order = orderOf(query.sort)
    const isDefault =
      askedRules(query).length === 0 &&
      order === spec.orders[defaultSort] &&
      query.page === 1 &&
      namedSizes.has(query.limit)
    // A limit that the plan of a named statement does not know would let it sort the whole table.
    const limit = isDefault ? sql.lit(query.limit) : sql`${query.limit} offset ${offsetOf(query)}`
    const rows = rowsOf(db, sql`array(${idsInOrder(where, query.sort)} limit ${limit})`).orderBy(order)
    return (isDefault ? runNamed(db, rows) : rows.execute()) as Promise<Row[]>
  }

  async function byIds(db: Executor, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return []
    const rows = (await rowsOf(db, sql`${ids}::bigint[]`).execute()) as Row[]
    const known = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((wanted) => known.get(wanted) ?? [])
  }

  async function* each(trx: Trx, scope: Scope, query: Asked & { sort?: Sort | undefined }) {
    const ids = idsInOrder(await matching(trx, scope, query), query.sort)
    // Every row will be fetched, so the plan need not be quick to the first ones.
    await sql`set local cursor_tuple_fraction = 1`.execute(trx)
    await sql`declare semua_baris no scroll cursor for ${ids}`.execute(trx)
    for (;;) {
      const fetch = sql<{ id: number }>`fetch forward ${sql.lit(rowsAtOnce)} from semua_baris`
      const found = (await fetch.execute(trx)).rows.map((row) => row.id)
      if (found.length === 0) break
      yield await byIds(trx, found)
    }
    await sql`close semua_baris`.execute(trx)
  }

  async function count(db: Executor, where: RawBuilder<SqlBool>, most: number): Promise<Total> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from (
      select from ${from} where ${where} limit ${most + 1}) counted`.execute(db)
    const n = rows[0]?.n ?? 0
    return n > most ? { total: most, atLeast: true } : { total: n }
  }

  async function totalOf(
    db: Executor,
    scope: Scope,
    query: Asked,
    where: RawBuilder<SqlBool>,
  ): Promise<Total> {
    const asked = askedRules(query)
    const filter = Object.fromEntries(asked.map(([name]) => [name, query[name]])) as Asked
    const total = await spec.total?.(db, scope, filter)
    if (total !== undefined) return { total }
    return count(db, where, asked.some(([, rule]) => rule.isWord) ? wordsCountedUpTo : countedUpTo)
  }

  return {
    async page(db, scope, query) {
      const where = await matching(db, scope, query)
      const page = pageAsked(query)
      if (!page) {
        const ids = sql`array(${idsInOrder(where, query.sort)})`
        const rows = (await rowsOf(db, ids).orderBy(orderOf(query.sort)).execute()) as Row[]
        return { rows, total: { total: rows.length } }
      }
      const [rows, total] = await Promise.all([
        pageRows(db, { ...query, ...page }, where),
        totalOf(db, scope, query, where),
      ])
      return { rows, total }
    },
    rows: async (db, scope, query) => pageRows(db, query, await matching(db, scope, query)),
    async find(db, scope, wanted) {
      const query = spec.rows(db).where(sql<SqlBool>`${id} = ${wanted}`).where(spec.visible(scope))
      const [row] = await runNamed(db, query)
      return row as Row | undefined
    },
    byIds,
    each,
    matching,
    total: async (db, scope, filter) => totalOf(db, scope, filter, await matching(db, scope, filter)),
    ids: async (db, scope, query) => idsInOrder(await matching(db, scope, query), query.sort),
    countUpTo: async (db, scope, filter, most) => count(db, await matching(db, scope, filter), most),
  }
}
