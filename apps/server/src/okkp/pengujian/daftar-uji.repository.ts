import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { preparedList, type RecordList } from '#platform/database/prepared-list.ts'
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

/** How far the list is read in its own order before the trigram index is asked, and what counts as frequent there. */
const glance = { rows: 5000, frequent: 50 }
/** So many matches of a word are found and sorted for a page and its total together. */
const fewMatches = 10_000

interface Page {
  ids: number[]
  total: number
}

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

/**
 * A frequent word needs no index: its first page stands within the first rows of the list, while the index would hand
 * over every match first. Undefined for a rare word, or a page further down.
 */
async function glanceAtList(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
  word: NonNullable<Awaited<ReturnType<typeof wordCondition>>>,
  sort: SortUji,
  page: PageRequest,
): Promise<{ ids: number[]; total?: number } | undefined> {
  const list = found(kind, scope, plainConditions(kind, filter), sql`${columns}, u.cari, u.komoditas_id`)
  const { rows } = await sql<{ id: number; dibaca: number }>`
    with jendela as (select * from ${list} u order by ${orderUji(sort)} limit ${glance.rows})
    select u.id, (select count(*) from jendela) as dibaca from jendela u where ${word} order by ${orderUji(sort)}`.execute(
    db,
  )
  const whole = (rows[0]?.dibaca ?? glance.rows) < glance.rows
  const end = offsetOf(page) + page.limit
  if (!whole && rows.length < Math.max(glance.frequent, end)) return undefined
  const ids = rows.slice(offsetOf(page), end).map(({ id }) => id)
  return whole ? { ids, total: rows.length } : { ids }
}

/** The trigram index is asked once, for the page and its total together; undefined where there are too many. */
async function pageOfFew(
  db: Executor,
  from: ReturnType<typeof found>,
  sort: SortUji,
  page: PageRequest,
): Promise<Page | undefined> {
  const { rows } = await sql<Page>`
    with cocok as materialized (select * from ${from} u limit ${fewMatches + 1})
    select array(select u.id from cocok u order by ${orderUji(sort)} limit ${page.limit} offset ${offsetOf(page)}) as ids,
      (select count(*) from cocok) as total`.execute(db)
  const [only] = rows
  return only && only.total <= fewMatches ? only : undefined
}

/** A page of tests that say a word, with their total. */
async function searchTestIds(
  db: Executor,
  kind: TestKind,
  { scope, filter, sort }: { scope: RegionScope; filter: TestFilter; sort: SortUji },
  word: NonNullable<Awaited<ReturnType<typeof wordCondition>>>,
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const matching = found(kind, scope, [...plainConditions(kind, filter), word], columns)
  const glanced = await glanceAtList(db, kind, scope, filter, word, sort, page)
  if (glanced?.total !== undefined) return { ids: glanced.ids, total: glanced.total }
  if (glanced) return { ...(await countedTo(db, matching)), ids: glanced.ids }
  const few = await pageOfFew(db, matching, sort, page)
  if (few) return few
  return { ids: await pageInOrder(db, matching, sort, page), total: fewMatches, atLeast: true }
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

async function countedTo(db: Executor, from: ReturnType<typeof found>): Promise<Total> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from ${from} u limit ${fewMatches + 1}) sebagian`.execute(db)
  const n = rows[0]?.n ?? 0
  return n > fewMatches ? { total: fewMatches, atLeast: true } : { total: n }
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
