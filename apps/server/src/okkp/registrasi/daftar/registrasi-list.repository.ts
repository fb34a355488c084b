import { addDays } from '@portal/domain/platform/calendar/add-days'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { fewMatches, searchOnce } from '#platform/database/search-once.ts'
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
 * So few matches are sorted after they were found: walking the registry in the order asked for could pass by all the
 * others first. A status or a late finding has more of them in one place.
 */
const sortedApart = { any: 10_000, rare: 30_000 }

async function pageOfIds(
  db: Executor,
  query: Living,
  sort: SortRegistrasi,
  page: PageRequest,
  apart: boolean,
) {
  const found = db
    .selectFrom('okkp.registrasi as r')
    .where('r.id', 'in', query.select('r.id').offset(sql.lit(0)))
  const rows = await sorted(apart ? found : query, sort)
    .select('r.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The matches of a word are found once, for the page and its total together. Of a word that stands in more rows than are
 * counted only that is told: `ids` is null, and its page is soon come upon in the order of the list.
 */
async function findFew(db: Executor, query: Living, sort: SortRegistrasi, page: PageRequest) {
  const found = query
    .select(['r.id', 'r.unit_usaha', 'r.terbit_sertifikat', 'r.exp_sertifikat'])
    .limit(fewMatches + 1)
  const matches = db.selectFrom('cocok as r' as 'okkp.registrasi as r') as unknown as Living
  const ids = sorted(matches, sort).select('r.id').limit(page.limit).offset(offsetOf(page))
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
      few: () => findFew(db, query, sort, page),
      walk: () => pageOfIds(db, query, sort, page, false),
    })
  }
  const total = await totalOfRegistrasi(db, scope, filter, today)
  const rare = filter.status !== undefined || filter.tindak_lanjut !== undefined
  const narrowed = askedOf(filter).length > 0 || scope.jenis !== 'semua'
  const apart = narrowed && !total.atLeast && total.total <= (rare ? sortedApart.rare : sortedApart.any)
  return { ids: await pageOfIds(db, query, sort, page, apart), ...total }
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
