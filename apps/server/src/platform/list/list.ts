import { offsetOf, type PageRequest, pageAsked, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { FilterRule } from './rules.ts'

/** Lists count rows up to this limit. Above it they show "lebih dari …". */
export const countedUpTo = 10_000
export const wordsCountedUpTo = 1000

/** Page sizes of the screens. Only these become part of a prepared statement. */
const namedSizes: ReadonlySet<number> = new Set([10, 25, 50, 100])

const rowsAtOnce = 100

type Rules<Scope> = Record<string, FilterRule<never, Scope>>
type Filter<R> = {
  [Name in keyof R]?: (R[Name] extends FilterRule<infer Value, never> ? Value : never) | undefined
}

/** Definition of a list: rows, filters, orders and the source of the total. */
interface ListSpec<
  Row extends { id: number },
  R extends Rules<Scope>,
  Sort extends string,
  Scope,
  RowDb,
  RowTb extends keyof RowDb,
> {
  /** The table and its alias, e.g. 'okkp.komoditas as k'. Filters and orders use this alias. */
  from: string
  /**
   * Selects rows with their joined names. It lists columns explicitly, so that a new column does not change a prepared
   * statement.
   */
  rows(db: Executor): SelectQueryBuilder<RowDb, RowTb, Row>
  /** Returns a condition for rows that the reader may see. It must exclude deleted rows. */
  visible(scope: Scope): RawBuilder<SqlBool>
  filters: R
  /** The first order is the default. Each order ends with the id, so that pages do not overlap. */
  orders: Record<Sort, RawBuilder<unknown>>
  /** Returns the exact total if a fact table supports these filters. Otherwise the list counts rows up to a limit. */
  total?(db: Executor, scope: Scope, filter: Filter<R>): Promise<number | undefined>
}

export interface List<Row, Asked, Sort, Scope> {
  /** Returns one page and the total of all pages. Without a page in the query, it returns all rows. */
  page(
    db: Executor,
    scope: Scope,
    query: Asked & Partial<PageRequest> & { sort?: Sort | undefined },
  ): Promise<{ rows: Row[]; total: Total }>
  /** Returns the rows of a page, for a list with its own count. */
  rows(db: Executor, scope: Scope, query: Asked & PageRequest & { sort?: Sort | undefined }): Promise<Row[]>
  find(db: Executor, scope: Scope, id: number): Promise<Row | undefined>
  /** Returns rows in the order of the ids and skips missing ones. */
  byIds(db: Executor, ids: readonly number[]): Promise<Row[]>
  /** Yields all matching rows in batches, for exports. It needs a transaction for its cursor. */
  each(trx: Trx, scope: Scope, query: Asked & { sort?: Sort | undefined }): AsyncGenerator<Row[]>
  /** Returns the condition of a page, for custom counts. */
  matching(db: Executor, scope: Scope, filter: Asked): Promise<RawBuilder<SqlBool>>
  total(db: Executor, scope: Scope, filter: Asked): Promise<Total>
  /** Returns a query for all matching ids in order, for exports that read through a cursor. */
  ids(
    db: Executor,
    scope: Scope,
    query: Asked & { sort?: Sort | undefined },
  ): Promise<RawBuilder<{ id: number }>>
  countUpTo(db: Executor, scope: Scope, filter: Asked, most: number): Promise<Total>
}

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

  /**
   * Reads the ids of the page first, from an index with the right order. Then it reads rows and names for these ids
   * only.
   */
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
    // Inline the limit: with a parameter, the generic plan of a prepared statement might sort the whole table.
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
    // The export fetches all rows, so the plan should not favour the first rows.
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
