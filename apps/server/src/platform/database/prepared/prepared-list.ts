import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../database.ts'
import { type SlotOf, statement, unseen } from '../statement.ts'
import { preparedSizes } from './prepared-sizes.ts'
import { preparedWays, scopeValues, slotted, slottedScope, wayOfScope } from './prepared-ways.ts'

/** So many of an order are enough. */
export interface First<Sort> {
  sort: Sort
  rows: RawBuilder<number>
}

/** A list of records: how its rows are read, found, ordered and counted. */
interface ListOf<Filter, Sort, Row, RowDb, RowTb extends keyof RowDb, IdDb, IdTb extends keyof IdDb> {
  /** Rows with their names. */
  rows(db: Executor): SelectQueryBuilder<RowDb, RowTb, Row>
  /** The id of such a row, as SQL names it. */
  id: string
  /** Ids of what is asked for, without page or order. */
  found(
    db: Executor,
    scope: RegionScope,
    filter: Filter,
    first?: First<Sort>,
  ): SelectQueryBuilder<IdDb, IdTb, { id: number }>
  /** By columns that both have under the same name. */
  order(sort: Sort): RawBuilder<unknown>
  /** These filters have an index in this order: a page takes the same few steps by any value. */
  isSteady(names: readonly string[], sort: Sort): boolean
  /** How many there are, as a query of the counters; undefined where they do not know it. */
  counted(scope: RegionScope, filter: Filter): RawBuilder<number> | undefined
  /** What the counters do not know, counted up to a limit. */
  count(db: Executor, scope: RegionScope, filter: Filter): Promise<Total>
}

interface Asked<Filter, Sort> {
  scope: RegionScope
  filter: Filter
  sort: Sort
}
type Page<Row> = { rows: Row[]; total: Total }

export interface RecordList<Filter, Sort, Row> {
  page(db: Executor, asked: Asked<Filter, Sort>, page: PageRequest): Promise<Page<Row>>
  /** In the order of the ids; what is gone is left out. */
  byIds(db: Executor, ids: readonly number[]): Promise<Row[]>
}

const namesAsked = (filter: object) => Object.keys(filter).toSorted()
const withoutUnasked = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  ) as Filter

/**
 * Pages of records. Steady filters: rows, names and total in one prepared statement. Others: the ids are planned for what is
 * asked, the total read beside them, and the rows come by a prepared statement.
 */
export function preparedList<
  Filter extends object,
  Sort extends string,
  Row extends { id: number },
  RowDb,
  RowTb extends keyof RowDb,
  IdDb,
  IdTb extends keyof IdDb,
>(list: ListOf<Filter, Sort, Row, RowDb, RowTb, IdDb, IdTb>): RecordList<Filter, Sort, Row> {
  const ways = preparedWays<Row & { jumlah: number }>()
  const among = (db: Executor, ids: RawBuilder<unknown>) =>
    list.rows(db).where(sql<SqlBool>`${sql.ref(list.id)} = any(${ids})`)
  const readByIds = statement((db, slot: SlotOf<{ ids: readonly number[] }>) =>
    among(db, unseen(slot('ids'), 'bigint[]')),
  )

  async function byIds(db: Executor, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return []
    const known = new Map((await readByIds(db, { ids })).map((row) => [row.id, row as Row]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  function steadyRows({ scope, filter, sort }: Asked<Filter, Sort>, limit: number) {
    const way = [wayOfScope(scope), sort, limit, ...namesAsked(filter)]
    return ways(way, (db, slot) => {
      const [region, asked, rows] = [slottedScope(scope, slot), slotted(filter, slot), sql.lit(limit)]
      const ids = list.found(db, region, asked, { sort, rows }).orderBy(list.order(sort)).limit(rows)
      const total = sql<number>`(${list.counted(region, asked) ?? sql`null::bigint`})`
      return among(db, sql`array(${ids})`).select(total.as('jumlah')).orderBy(list.order(sort)) as never
    })
  }

  async function ids(db: Executor, { scope, filter, sort }: Asked<Filter, Sort>, page: PageRequest) {
    const end = sql<number>`${offsetOf(page) + page.limit}`
    const rows = await list
      .found(db, scope, filter, { sort, rows: end })
      .orderBy(list.order(sort))
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute()
    return rows.map(({ id }) => id)
  }

  async function total(db: Executor, { scope, filter }: Asked<Filter, Sort>): Promise<Total> {
    const counted = list.counted(scope, filter)
    if (!counted) return list.count(db, scope, filter)
    const { rows } = await sql<{ total: number }>`select (${counted}) as total`.execute(db)
    return { total: rows[0]?.total ?? 0 }
  }

  return {
    byIds,
    async page(db, { scope, filter: given, sort }, page) {
      const filter = withoutUnasked(given)
      const asked = { scope, filter, sort }
      const steady =
        page.page === 1 &&
        preparedSizes.has(page.limit) &&
        list.isSteady(namesAsked(filter), sort) &&
        list.counted(scope, filter) !== undefined
      if (steady) {
        const rows = await steadyRows(asked, page.limit)(db, { ...scopeValues(scope), ...filter })
        // No row to carry the total: there is none.
        return { rows, total: { total: rows[0]?.jumlah ?? 0 } }
      }
      const [found, counted] = await Promise.all([ids(db, asked, page), total(db, asked)])
      return { rows: await byIds(db, found), total: counted }
    },
  }
}
