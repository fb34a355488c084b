import type { SortUji } from '@portal/domain/okkp/pengujian/pengujian.fields'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { countedTotal } from './cacah-uji.repository.ts'

/** A table of tests: its name, its counters, and which of its own columns lists are narrowed by. */
export interface TabelUji {
  tabel: 'okkp.uji_mutu' | 'okkp.rapid_test'
  cacah: string
  /** Own columns that the counters know. */
  dihitung: readonly string[]
}

export interface SaringanUji {
  search?: string | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  komoditas_id?: number | undefined
  batch_id?: number | undefined
}

type Where = RawBuilder<SqlBool>
type Given = SaringanUji & Record<string, unknown>

const and = (conditions: readonly Where[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`
const special = new Set(['search', 'start_date', 'end_date', 'page', 'limit', 'sort', 'headers', 'format'])

/** What narrows a list apart from words: days, and columns by their value. */
function narrowed(filter: Given): Where[] {
  const columns = Object.entries(filter).filter(([name, value]) => !special.has(name) && value !== undefined)
  return [
    sql`u.dihapus is null`,
    ...columns.map(([name, value]): Where => sql`${sql.ref(`u.${name}`)} = ${value}`),
    ...(filter.start_date ? [sql<SqlBool>`u.tanggal >= ${filter.start_date}::date`] : []),
    ...(filter.end_date ? [sql<SqlBool>`u.tanggal <= ${filter.end_date}::date`] : []),
  ]
}

/** Rows of the region, and of a laboratory those entered for it: no row is in both, and each has an index in list order. */
function reaches(scope: RegionScope): Where[] {
  const own = inRegion('u', scope)
  if (scope.jenis !== 'provinsi' || !scope.titipan) return [own]
  return [own, sql`u.tujuan_provinsi_id = ${scope.provinsi_id}`]
}

/** A word may name a commodity; its ids go in as values, so that the planner knows how many they are. */
async function words(db: Executor, search: string | undefined): Promise<Where | undefined> {
  if (!search) return undefined
  const pattern = containsPattern(search)
  const named = await db
    .selectFrom('okkp.komoditas')
    .select('id')
    .where(sql<SqlBool>`cari like platform.teks_cari(${pattern})`)
    .execute()
  const inText = sql<SqlBool>`u.cari like platform.teks_cari(${pattern})`
  if (named.length === 0) return inText
  return sql`(${inText} or u.komoditas_id = any(${named.map(({ id }) => id)}::bigint[]))`
}

function ordered(sort: SortUji) {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  return sort.endsWith('tanggal') ? sql`u.tanggal ${direction}, u.id ${direction}` : sql`u.id ${direction}`
}

const columns = sql`u.id, u.tanggal, u.cari, u.komoditas_id`

/** The first rows of the list in its own order; each branch of the reach walks its own index. */
function firstRows({ tabel }: TabelUji, scope: RegionScope, where: Where[], sort: SortUji, most: number) {
  const branches = reaches(scope).map(
    (reach) => sql`(select ${columns} from ${sql.table(tabel)} u where ${and([reach, ...where])}
      order by ${ordered(sort)} limit ${most})`,
  )
  return sql`${sql.join(branches, sql` union all `)}`
}

async function readIds(db: Executor, from: RawBuilder<unknown>, sort: SortUji, page: PageRequest) {
  const { rows } = await sql<{ id: number }>`select u.id from (${from}) u
    order by ${ordered(sort)} limit ${page.limit} offset ${offsetOf(page)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counting stops here; of what is more, only that it is more is said. */
const countedUpTo = 10_000

async function countUpTo(
  db: Executor,
  { tabel }: TabelUji,
  scope: RegionScope,
  where: Where[],
  most: number,
): Promise<number> {
  const reach = sql.join(reaches(scope), sql` or `)
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select from ${sql.table(tabel)} u where (${reach}) and ${and(where)} limit ${most + 1}) sebagian`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

async function totalOf(db: Executor, tabel: TabelUji, scope: RegionScope, where: Where[]): Promise<Total> {
  const n = await countUpTo(db, tabel, scope, where, countedUpTo)
  return n > countedUpTo ? { total: countedUpTo, atLeast: true } : { total: n }
}

/** How far the list is read in its own order before the trigram index is asked, and what counts as frequent there. */
const glance = { rows: 5000, frequent: 50 }

/** A frequent word stands among the first rows; a rare one is found by its index, page and total together. */
async function pageByWords(
  db: Executor,
  tabel: TabelUji,
  scope: RegionScope,
  where: Where[],
  word: Where,
  sort: SortUji,
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const end = offsetOf(page) + page.limit
  const window = firstRows(tabel, scope, where, sort, glance.rows)
  const { rows } = await sql<{ id: number }>`select u.id from (select * from (${window}) u
    order by ${ordered(sort)} limit ${glance.rows}) u where ${word} order by ${ordered(sort)}`.execute(db)
  if (rows.length >= Math.max(glance.frequent, end)) {
    const ids = rows.slice(offsetOf(page), end).map(({ id }) => id)
    return { ids, ...(await totalOf(db, tabel, scope, [...where, word])) }
  }
  const reach = sql<SqlBool>`(${sql.join(reaches(scope), sql` or `)})`
  const found = await sql<{ ids: number[]; n: number }>`
    with cocok as materialized (select ${columns} from ${sql.table(tabel.tabel)} u
      where ${and([reach, ...where, word])} limit ${countedUpTo + 1})
    select array(select u.id from cocok u order by ${ordered(sort)} limit ${page.limit} offset ${offsetOf(page)}) as ids,
      (select count(*) from cocok) as n`.execute(db)
  const { ids = [], n = 0 } = found.rows[0] ?? {}
  if (n <= countedUpTo) return { ids, total: n }
  const walked = firstRows(tabel, scope, [...where, word], sort, end)
  return { ids: await readIds(db, walked, sort, page), total: countedUpTo, atLeast: true }
}

/** The ids of a page in their order, and how many there are. */
export async function listUjiIds(
  db: Executor,
  tabel: TabelUji,
  scope: RegionScope,
  filter: Given,
  sort: SortUji,
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const where = narrowed(filter)
  const word = await words(db, filter.search)
  if (word) return pageByWords(db, tabel, scope, where, word, sort, page)
  const [ids, counted] = await Promise.all([
    readIds(db, firstRows(tabel, scope, where, sort, offsetOf(page) + page.limit), sort, page),
    countedTotal(db, tabel, scope, filter),
  ])
  return { ids, ...(counted === undefined ? await totalOf(db, tabel, scope, where) : { total: counted }) }
}

export async function countUji(
  db: Executor,
  tabel: TabelUji,
  scope: RegionScope,
  filter: Given,
  most: number,
): Promise<number> {
  const word = await words(db, filter.search)
  return countUpTo(db, tabel, scope, [...narrowed(filter), ...(word ? [word] : [])], most)
}

const rowsAtOnce = 100

/** Through a cursor: the database holds the place, we hold one batch. */
export async function* eachUjiIds(
  trx: Trx,
  { tabel }: TabelUji,
  scope: RegionScope,
  filter: Given,
  sort: SortUji,
): AsyncGenerator<number[]> {
  const word = await words(trx, filter.search)
  const reach = sql<SqlBool>`(${sql.join(reaches(scope), sql` or `)})`
  const where = and([reach, ...narrowed(filter), ...(word ? [word] : [])])
  // Every row will be fetched: a plan that is quick to the first ones alone would be the wrong one.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare ekspor_uji no scroll cursor for
    select u.id from ${sql.table(tabel)} u where ${where} order by ${ordered(sort)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(rowsAtOnce)} from ekspor_uji`.execute(
      trx,
    )
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
  }
}
