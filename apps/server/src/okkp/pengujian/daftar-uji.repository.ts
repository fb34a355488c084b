import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { preparedList, type RecordList } from '#platform/database/prepared/prepared-list.ts'
import { fewMatches, searchOnce } from '#platform/database/search-once.ts'
import { countedTotal, totalOfTests } from './jumlah-uji.repository.ts'
import {
  found,
  orderUji,
  plainConditions,
  type SortUji,
  type TestFilter,
  type TestKind,
  wordCondition,
} from './saringan-uji.repository.ts'

const columns = sql`u.id, u.tanggal`

async function pageInOrder(
  db: Executor,
  from: ReturnType<typeof found>,
  sort: SortUji,
  page: PageRequest,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from ${from} u order by ${orderUji(sort)} limit ${page.limit} offset ${offsetOf(page)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The trigram index is asked once, for the page and its total together; no page where there are too many. */
async function findFew(db: Executor, from: ReturnType<typeof found>, sort: SortUji, page: PageRequest) {
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with cocok as materialized (select * from ${from} u limit ${fewMatches + 1})
    select case when n <= ${fewMatches} then array(select u.id from cocok u order by ${orderUji(sort)}
        limit ${page.limit} offset ${offsetOf(page)}) end as ids, n as total
    from (select count(*) as n from cocok) jumlah`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** A page of tests that say a word, with their total. */
function searchTestIds(
  db: Executor,
  kind: TestKind,
  { scope, filter, sort }: { scope: RegionScope; filter: TestFilter; sort: SortUji },
  word: NonNullable<Awaited<ReturnType<typeof wordCondition>>>,
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const conditions = [...plainConditions(kind, filter), word]
  const first = { sort, rows: sql<number>`${offsetOf(page) + page.limit}` }
  return searchOnce(db, {
    word: JSON.stringify([kind.table, scope, filter]),
    limit: page.limit,
    few: () => findFew(db, found(kind, scope, conditions, columns), sort, page),
    walk: () => pageInOrder(db, found(kind, scope, conditions, columns, first), sort, page),
  })
}

/** Filters that have an index in the order of the list: the same few steps whatever they ask for. */
const steadyFilters = new Set(['provinsi_id', 'kota_id', 'jenis'])

/** A kind of tests as a list, by filters and words. */
export function testList<Row extends { id: number }, RowDb, RowTb extends keyof RowDb>(
  kind: TestKind,
  rows: (db: Executor) => SelectQueryBuilder<RowDb, RowTb, Row>,
): RecordList<TestFilter, SortUji, Row> {
  const list = preparedList({
    rows,
    id: 'u.id',
    found: (db, scope, filter: TestFilter, first) =>
      db
        .selectFrom(
          sql<{ id: number }>`${found(kind, scope, plainConditions(kind, filter), columns, first)}`.as('u'),
        )
        .select('u.id'),
    order: (sort: SortUji) => orderUji(sort),
    isSteady: (names, sort) => sort.endsWith('tanggal') && names.every((name) => steadyFilters.has(name)),
    counted: (scope, filter) => countedTotal(kind, scope, filter),
    count: (db, scope, filter) => totalOfTests(db, kind, scope, filter),
  })
  return {
    byIds: list.byIds,
    async page(db, asked, page) {
      const word = await wordCondition(db, asked.filter.search)
      if (!word) return list.page(db, asked, page)
      const { ids, ...total } = await searchTestIds(db, kind, asked, word, page)
      return { rows: await list.byIds(db, ids), total }
    },
  }
}

const rowsAtOnce = 100

/** Through a cursor: the database holds the place, we hold one batch of ids. */
export async function* eachTestIds(
  trx: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
  sort: SortUji,
): AsyncGenerator<number[]> {
  const word = await wordCondition(trx, filter.search)
  const from = found(kind, scope, [...plainConditions(kind, filter), ...(word ? [word] : [])], columns)
  // Every row will be fetched: a plan that is quick to the first ones alone would be the wrong one.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare ekspor no scroll cursor for select u.id from ${from} u order by ${orderUji(sort)}`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(rowsAtOnce)} from ekspor`.execute(trx)
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
  }
}

export async function countTestsUpTo(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
  most: number,
): Promise<number> {
  const word = await wordCondition(db, filter.search)
  const from = found(kind, scope, [...plainConditions(kind, filter), ...(word ? [word] : [])], columns)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from ${from} u limit ${most + 1}) sebagian`.execute(db)
  return rows[0]?.n ?? 0
}
