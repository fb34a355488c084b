import { addDays } from '@portal/domain/platform/calendar/add-days'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import {
  askedOf,
  filteredApartFromWords,
  filteredRegistrasi,
  type Living,
  living,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
  withCommodities,
  withStatus,
  withWords,
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

/** So many matches are found and sorted for a page and its total together. */
const fewMatches = 10_000

/** How far the list is read in its own order before the trigram index is asked, and what counts as frequent there. */
const glance = { rows: 1000, frequent: 20 }

/**
 * A frequent word needs no index: its first page stands within the first rows of the list, while the index would
 * hand over every match first. Undefined for a rare word, or a page further down.
 */
async function glanceAtList(
  db: Executor,
  query: Living,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
): Promise<{ ids: number[]; total?: number } | undefined> {
  const first = sorted(query, sort)
    .select([
      'r.id',
      'r.cari',
      'r.no_registration',
      'r.unit_usaha',
      'r.komoditas_id',
      'r.terbit_sertifikat',
      'r.exp_sertifikat',
    ])
    .limit(glance.rows)
  // The window carries the columns that words and order look at, so the rules of the table hold on it.
  const window = db.with('jendela', () => first).selectFrom('jendela as r') as unknown as Living
  const matches = await sorted(withWords(window, filter), sort)
    .select(['r.id', sql<number>`(select count(*) from jendela)`.as('dibaca')])
    .execute()
  const read = matches[0]?.dibaca ?? glance.rows
  const whole = read < glance.rows
  const end = offsetOf(page) + page.limit
  if (!whole && matches.length < Math.max(glance.frequent, end)) return undefined
  const ids = matches.slice(offsetOf(page), end).map(({ id }) => id)
  return whole ? { ids, total: matches.length } : { ids }
}

/**
 * Few matches: the trigram index is asked once, for the page and its total together. Undefined where there are
 * more than are counted.
 */
async function pageOfFew(
  db: Executor,
  query: Living,
  sort: SortRegistrasi,
  page: PageRequest,
): Promise<{ ids: number[]; total: number } | undefined> {
  const found = query
    .select(['r.id', 'r.unit_usaha', 'r.terbit_sertifikat', 'r.exp_sertifikat'])
    .limit(fewMatches + 1)
  const matches = db.selectFrom('cocok as r' as 'okkp.registrasi as r') as unknown as Living
  const ids = sorted(matches, sort).select('r.id').limit(page.limit).offset(offsetOf(page))
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with cocok as materialized (${found})
    select array(${ids}) as ids, (select count(*) from cocok) as total`.execute(db)
  const [only] = rows
  return only && only.total <= fewMatches ? only : undefined
}

export async function listRegistrasiIds(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  today: string,
): Promise<{ ids: number[] } & Total> {
  // Side by side: the glance looks commodities up by itself, where the planner has nothing to guess wrong.
  // A number is rare by nature: for it the glance would be in vain.
  const [asked, glanced] = await Promise.all([
    withCommodities(db, filter),
    (filter.search || filter.usaha) && !filter.no_reg
      ? glanceAtList(db, filteredApartFromWords(db, scope, filter, today), filter, sort, page)
      : undefined,
  ])
  const base = filteredApartFromWords(db, scope, asked, today)
  const query = withWords(base, asked)
  const searched = Boolean(filter.search || filter.no_reg || filter.usaha)
  if (!searched) {
    const total = await totalOfRegistrasi(db, scope, filter, today)
    const rare = filter.status !== undefined || filter.tindak_lanjut !== undefined
    const narrowed = askedOf(filter).length > 0 || scope.jenis !== 'semua'
    const apart = narrowed && !total.atLeast && total.total <= (rare ? sortedApart.rare : sortedApart.any)
    return { ids: await pageOfIds(db, query, sort, page, apart), ...total }
  }
  if (glanced) return { ...(await countUnlessKnown(db, query, glanced.total)), ids: glanced.ids }
  const few = await pageOfFew(db, query, sort, page)
  if (few) return few
  const total = await countRows(db, query)
  return { ids: await pageOfIds(db, query, sort, page, false), ...total }
}

async function countUnlessKnown(db: Executor, query: Living, known: number | undefined): Promise<Total> {
  return known === undefined ? countRows(db, query) : { total: known }
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
