import { addDays } from '@portal/domain/platform/calendar/add-days'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { fewMatches, searchOnce } from '#platform/database/search-once.ts'
import { nearerStart } from './registrasi-awal.repository.ts'
import { idsByBlocks, isByBlocks } from './registrasi-blok.repository.ts'
import { idsByMonths, isByMonths } from './registrasi-bulan-masuk.repository.ts'
import {
  askedOf,
  filteredRegistrasi,
  type Living,
  living,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
  withCommodities,
  withStatus,
} from './registrasi-filter.repository.ts'
import { countRows, totalOfRegistrasi } from './registrasi-total.repository.ts'

/**
 * So few matches are found first and sorted then. More of them are come upon sooner by walking the list in the order asked
 * for, where nothing ties them to one end of it: each that is sorted must be fetched, from wherever it lies.
 */
const sortedApart = 3000
/** Licences have an index by name of their own, so that a walk through them is short. */
const licencesByName = 200
/** What goes along with the dates it is sorted by may all stand at the far end. */
const sortedByDate = { range: 10_000, status: 30_000 }

/** Statuses with an index of their own: few, and by name they may all stand at the far end. */
const marked = new Set<RegistrasiFilter['status']>(['revoked', 'suspended', 'superseded'])

const isByEntry = ({ start, end }: RegistrasiFilter) => Boolean(start || end)

/** Whether the matches are found first. */
function isApart(
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  { total, atLeast }: Total,
) {
  const byDate = !sort.endsWith('unit_usaha')
  // Days of entry follow those of issue: a year of them lies together, wherever a walk begins. By entry their own index has them.
  if (byDate && isByEntry(filter)) return !sort.endsWith('created_at')
  if (atLeast || (askedOf(filter).length === 0 && scope.jenis === 'semua')) return false
  if (byDate && (filter.start_terbit || filter.end_terbit)) return total <= sortedByDate.range
  // Within a region the index of the list's order tells the status by itself.
  const regional = scope.jenis !== 'semua' || filter.provinsi_id !== undefined || filter.kota_id !== undefined
  if (marked.has(filter.status)) return total <= sortedByDate.status
  // What has ended stands before what has not, by last day and by entry; the indexes of regions have both with them.
  if (regional && filter.status && /(exp_sertifikat|created_at)$/.test(sort)) return true
  if (byDate && !regional && (filter.status || filter.tindak_lanjut)) return total <= sortedByDate.status
  return total <= (filter.asal === 'psat' && !byDate ? licencesByName : sortedApart)
}

/** How a page is come by: matches found first and sorted, put together from blocks or months of entry, or walked to in its order. */
export function wayTo(
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  total: Total,
): 'apart' | 'blocks' | 'months' | 'walk' {
  if (isByMonths(filter, sort, page, total)) return 'months'
  if (isApart(scope, filter, sort, total)) return 'apart'
  return isByBlocks(filter, sort) ? 'blocks' : 'walk'
}

/** Numbers follow the days of entry; where these are asked for, the index by day leads to the first of them at once. */
function sortedFor(filter: RegistrasiFilter, query: Living, sort: SortRegistrasi) {
  if (!isByEntry(filter) || !sort.endsWith('created_at')) return sorted(query, sort)
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return query.orderBy('r.created_at', direction).orderBy('r.id', direction)
}

const sortColumns = {
  created_at: ['r.id'],
  terbit_sertifikat: ['r.id', 'r.terbit_sertifikat'],
  exp_sertifikat: ['r.id', 'r.exp_sertifikat'],
  unit_usaha: ['r.id', 'r.unit_usaha'],
} as const

interface Walk {
  filter: RegistrasiFilter
  sort: SortRegistrasi
  page: PageRequest
  /** The matches are found first. */
  apart: boolean
}

async function pageOfIds(db: Executor, query: Living, { filter, sort, page, apart }: Walk) {
  // Fenced off with the one column it is sorted by: an index that has both is read without its rows.
  const columns = sortColumns[sort.replace(/^-/, '') as keyof typeof sortColumns]
  const found = db.selectFrom(query.select(columns).offset(sql.lit(0)).as('r')) as unknown as Living
  const rows = await sortedFor(filter, apart ? found : query, sort)
    .select('r.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** From nearer by, where a place is known before which there is nothing; a page that this does not fill is walked to from the beginning. */
async function walkTo(
  db: Executor,
  query: Living,
  { scope, today, ...walk }: Omit<Walk, 'apart'> & { scope: RegionScope; today: string },
) {
  const { filter, sort, page } = walk
  const nearer = await nearerStart(db, query, scope, filter, sort, today)
  const near = nearer ? await pageOfIds(db, nearer, { ...walk, apart: false }) : []
  return near.length === page.limit ? near : pageOfIds(db, query, { ...walk, apart: false })
}

/**
 * The matches of a word are found once, for the page and its total together. Of a word that stands in more rows than are
 * counted only that is told: `ids` is null, and its page is soon come upon in the order of the list.
 */
async function findFew(db: Executor, query: Living, { filter, sort, page }: Omit<Walk, 'apart'>) {
  const found = query
    .select(['r.id', 'r.unit_usaha', 'r.terbit_sertifikat', 'r.exp_sertifikat', 'r.created_at'])
    .limit(fewMatches + 1)
  const matches = db.selectFrom('cocok as r' as 'okkp.registrasi as r') as unknown as Living
  const ids = sortedFor(filter, matches, sort).select('r.id').limit(page.limit).offset(offsetOf(page))
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with cocok as materialized (${found})
    select case when n <= ${fewMatches} then array(${ids}) end as ids, n as total
    from (select count(*) as n from cocok) jumlah`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

export async function listRegistrasiIds(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  today: string,
): Promise<{ ids: number[] } & Total> {
  const asked = await withCommodities(db, filter)
  const query = filteredRegistrasi(db, scope, asked, today)
  if (filter.search || filter.no_reg || filter.usaha) {
    return searchOnce(db, {
      word: JSON.stringify(['registrasi', scope, askedOf(filter), today]),
      limit: page.limit,
      few: () => findFew(db, query, { filter, sort, page }),
      walk: () => pageOfIds(db, query, { filter, sort, page, apart: false }),
    })
  }
  const total = await totalOfRegistrasi(db, scope, filter, today)
  const ids = async () => {
    switch (wayTo(scope, filter, sort, page, total)) {
      case 'months':
        return idsByMonths(db, query, filter, sort, page)
      case 'blocks':
        return idsByBlocks(db, scope, filter, sort, page, today)
      case 'apart':
        return pageOfIds(db, query, { filter, sort, page, apart: true })
      case 'walk':
        return walkTo(db, query, { scope, filter, sort, page, today })
    }
  }
  return { ids: await ids(), ...total }
}

/** A start page shows one number; beyond this it would say no more. */
const mostOnCard = 100_000

export async function countRegistrasi(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Promise<number> {
  const { total } = await countRows(db, filteredRegistrasi(db, scope, filter, today), mostOnCard)
  return total
}

/** Those that still hold and end within the days asked for, the nearest first. */
export async function listExpiringIds(
  db: Executor,
  scope: RegionScope,
  until: { today: string; days: number },
  page: PageRequest,
): Promise<{ ids: number[] } & Total> {
  const query = withStatus(living(db, scope), 'valid', until.today).where(
    'r.exp_sertifikat',
    '<=',
    addDays(until.today, until.days),
  )
  const [rows, total] = await Promise.all([
    sorted(query, 'exp_sertifikat').select('r.id').limit(page.limit).offset(offsetOf(page)).execute(),
    countRows(db, query),
  ])
  return { ids: rows.map(({ id }) => id), ...total }
}
