import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { preparedSizes } from '#platform/database/prepared-sizes.ts'
import { runNamed } from '#platform/database/statement.ts'
import { askedOf, countedTotal, totalOfTests } from './jumlah-uji.repository.ts'
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

/** Size and beginning are known to the plan where they can be: with an unknown size it would expect a tenth of the table. */
function idsInOrder(from: ReturnType<typeof found>, sort: SortUji, page: PageRequest) {
  const limit = preparedSizes.has(page.limit) ? sql.lit(page.limit) : sql`${page.limit}`
  const offset = page.page === 1 ? sql.lit(0) : sql`${offsetOf(page)}`
  return sql<{
    id: number
  }>`select u.id from ${from} u order by ${orderUji(sort)} limit ${limit} offset ${offset}`
}

async function pageInOrder(
  db: Executor,
  from: ReturnType<typeof found>,
  sort: SortUji,
  page: PageRequest,
): Promise<number[]> {
  const { rows } = await idsInOrder(from, sort, page).execute(db)
  return rows.map(({ id }) => id)
}

/** Filters that have an index in the order of the list: the same few steps whatever they ask for. */
const steadyFilters = new Set(['provinsi_id', 'kota_id', 'jenis'])
const isSteady = (filter: TestFilter, sort: SortUji, page: PageRequest) =>
  sort.endsWith('tanggal') &&
  page.page === 1 &&
  preparedSizes.has(page.limit) &&
  askedOf(filter).every((name) => steadyFilters.has(name))

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

/** A page of tests by filters and words, with their total. */
export async function listTestIds(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
  sort: SortUji,
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const word = await wordCondition(db, filter.search)
  const plain = plainConditions(kind, filter)
  if (!word) {
    const end = offsetOf(page) + page.limit
    const rows = page.page === 1 && preparedSizes.has(page.limit) ? sql.lit(end) : sql<number>`${end}`
    const list = found(kind, scope, plain, columns, { sort, rows })
    const counted = countedTotal(kind, scope, filter)
    if (counted) {
      const both = sql<Page>`select array(${idsInOrder(list, sort, page)}) as ids, (${counted}) as total`
      const [only] = isSteady(filter, sort, page) ? await runNamed(db, both) : (await both.execute(db)).rows
      return only ?? { ids: [], total: 0 }
    }
    const [ids, total] = await Promise.all([
      pageInOrder(db, list, sort, page),
      totalOfTests(db, kind, scope, filter),
    ])
    return { ids, ...total }
  }
  const matching = found(kind, scope, [...plain, word], columns)
  const glanced = await glanceAtList(db, kind, scope, filter, word, sort, page)
  if (glanced?.total !== undefined) return { ids: glanced.ids, total: glanced.total }
  if (glanced) return { ...(await countedTo(db, matching)), ids: glanced.ids }
  const few = await pageOfFew(db, matching, sort, page)
  if (few) return few
  return { ids: await pageInOrder(db, matching, sort, page), total: fewMatches, atLeast: true }
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
