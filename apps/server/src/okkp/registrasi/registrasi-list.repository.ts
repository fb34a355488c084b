import type { sortRegistrasi } from '@portal/domain/okkp/registrasi.contract'
import { addDays, expiringWithinDays, type StatusRegistrasi } from '@portal/domain/okkp/registrasi.status'
import { offsetOf, type PageRequest } from '@portal/domain/platform/pagination'
import { endOfRange, startOfRange } from '@portal/domain/platform/rentang-waktu'
import { provinsiPusat, type RegionScope } from '@portal/domain/platform/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'

export interface RegistrasiFilter {
  search?: string | undefined
  /** Commodities whose names match `search`, where `withCommodities` found them before. */
  komoditasCocok?: readonly number[] | undefined
  no_reg?: string | undefined
  usaha?: string | undefined
  jenis_registrasi_id?: number | undefined
  jenis_sertifikat_id?: number | undefined
  komoditas_id?: number | undefined
  pusat?: boolean | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  start_terbit?: string | undefined
  end_terbit?: string | undefined
  /** Days of entry. */
  start?: string | undefined
  end?: string | undefined
  status?: StatusRegistrasi | 'segera_habis' | 'tidak_berlaku' | undefined
  asal?: 'manual' | 'impor' | 'psat' | undefined
  batch_id?: number | undefined
  lengkap?: boolean | undefined
}

export type SortRegistrasi = (typeof sortRegistrasi)[number]

function living(db: Executor, scope: RegionScope) {
  const query = db.selectFrom('okkp.registrasi as r').where('r.dihapus', 'is', null)
  if (scope.jenis === 'semua') return query
  if (scope.jenis === 'provinsi') return query.where('r.provinsi_id', '=', scope.provinsi_id)
  return query.where('r.kota_id', '=', scope.kota_id)
}
type Living = ReturnType<typeof living>

/** The rule of `statusOf` in SQL; a test holds the two together. */
function withStatus(query: Living, status: NonNullable<RegistrasiFilter['status']>, today: string): Living {
  if (status === 'superseded') return query.where('r.digantikan_oleh', 'is not', null)
  const current = query.where('r.digantikan_oleh', 'is', null)
  if (status === 'revoked') return current.where('r.sanksi', '=', 'dicabut')
  if (status === 'suspended') return current.where('r.sanksi', '=', 'dibekukan')
  const free = current.where('r.sanksi', 'is', null)
  if (status === 'expired') return free.where('r.exp_sertifikat', '<', today)
  if (status === 'segera_habis') {
    return free
      .where('r.exp_sertifikat', '>=', today)
      .where('r.exp_sertifikat', '<=', addDays(today, expiringWithinDays))
  }
  if (status === 'valid') {
    return free.where((build) =>
      build.or([build('r.exp_sertifikat', 'is', null), build('r.exp_sertifikat', '>=', today)]),
    )
  }
  return query.where((build) =>
    build.or([
      build('r.digantikan_oleh', 'is not', null),
      build('r.sanksi', 'is not', null),
      build('r.exp_sertifikat', '<', today),
    ]),
  )
}

/** Never as named statements: a generic plan would leave the trigram index aside. */
function withWords(query: Living, { search, komoditasCocok, no_reg, usaha }: RegistrasiFilter): Living {
  let found = query
  if (search) {
    const pattern = containsPattern(search)
    const inText = sql<boolean>`r.cari like platform.teks_cari(${pattern})`
    const ids = komoditasCocok
      ? sql`${komoditasCocok}::bigint[]`
      : sql`array(select m.id from okkp.komoditas m where m.cari like platform.teks_cari(${pattern}))`
    found =
      komoditasCocok?.length === 0
        ? found.where(inText)
        : found.where(sql<boolean>`(${inText} or r.komoditas_id = any(${ids}))`)
  }
  // The one trigram index finds the rows, the column itself decides; accents are only looked at where they matter.
  if (no_reg) {
    const pattern = containsPattern(no_reg)
    found = found.where(
      sql<boolean>`r.cari like platform.teks_cari(${pattern}) and (r.no_registration ilike ${pattern} or platform.teks_cari(r.no_registration) like platform.teks_cari(${pattern}))`,
    )
  }
  if (usaha) {
    const pattern = containsPattern(usaha)
    found = found.where(
      sql<boolean>`r.cari like platform.teks_cari(${pattern}) and (r.unit_usaha ilike ${pattern} or platform.teks_cari(r.unit_usaha) like platform.teks_cari(${pattern}))`,
    )
  }
  return found
}

/**
 * A word may name a commodity. Its ids go into the query as values: as a subquery the planner would guess
 * them to match everywhere and walk the whole registry for a word that stands nowhere.
 */
export async function withCommodities(db: Executor, filter: RegistrasiFilter): Promise<RegistrasiFilter> {
  if (!filter.search) return filter
  const rows = await db
    .selectFrom('okkp.komoditas')
    .select('id')
    .where(sql<boolean>`cari like platform.teks_cari(${containsPattern(filter.search)})`)
    .execute()
  return { ...filter, komoditasCocok: rows.map(({ id }) => id) }
}

function withRegion(query: Living, { pusat, provinsi_id, kota_id }: RegistrasiFilter): Living {
  let found = query
  if (pusat !== undefined) found = found.where('r.pusat', '=', pusat)
  if (provinsi_id === provinsiPusat.id) found = found.where('r.pusat', '=', true)
  else if (provinsi_id !== undefined) found = found.where('r.provinsi_id', '=', provinsi_id)
  if (kota_id !== undefined) found = found.where('r.kota_id', '=', kota_id)
  return found
}

/** The living registrations of the scope that match; alias `r`, nothing selected yet. */
export function filteredRegistrasi(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Living {
  return withWords(filteredApartFromWords(db, scope, filter, today), filter)
}

function filteredApartFromWords(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Living {
  let query = withRegion(living(db, scope), filter)
  for (const column of ['jenis_registrasi_id', 'jenis_sertifikat_id', 'komoditas_id', 'batch_id'] as const) {
    const value = filter[column]
    if (value !== undefined) query = query.where(`r.${column}`, '=', value)
  }
  if (filter.start_terbit) query = query.where('r.terbit_sertifikat', '>=', filter.start_terbit)
  if (filter.end_terbit) query = query.where('r.terbit_sertifikat', '<=', filter.end_terbit)
  if (filter.start) query = query.where('r.created_at', '>=', startOfRange(filter.start))
  if (filter.end) query = query.where('r.created_at', '<=', endOfRange(filter.end))
  if (filter.asal) query = query.where('r.asal', '=', filter.asal)
  if (filter.lengkap !== undefined) query = query.where('r.lengkap', '=', filter.lengkap)
  return filter.status ? withStatus(query, filter.status, today) : query
}

export function sorted(query: Living, sort: SortRegistrasi) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = sort.replace(/^-/, '')
  if (column === 'created_at') return query.orderBy('r.id', direction)
  const byColumn =
    column === 'unit_usaha'
      ? query.orderBy(sql`r.unit_usaha collate "id-x-icu"`, direction)
      : query.orderBy(column === 'exp_sertifikat' ? 'r.exp_sertifikat' : 'r.terbit_sertifikat', direction)
  return byColumn.orderBy('r.id', direction)
}

/** Counting stops here and the planner's estimate stands in; searched rows cost more to count. */
const exactUpTo = { plain: 100_000, searched: 10_000 }

async function countRows(db: Executor, query: Living, most: number): Promise<number> {
  const counted = await db
    .selectFrom(
      query
        .select('r.id')
        .limit(most + 1)
        .as('sebagian'),
    )
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (counted.n <= most) return counted.n
  const plan = await query
    .select('r.id')
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return Math.max(counted.n, plan[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

/**
 * So few matches of a word or a status are sorted after they were found: walking the registry in order could
 * pass by all the others first. Every other filter has an index in the order of the list.
 */
const sortedApart = 30_000

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

/** How far the list is read in its own order before the trigram index is asked, and what counts as frequent there. */
const glance = { rows: 5000, frequent: 50 }

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
): Promise<{ ids: number[]; total: number } | undefined> {
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
  if (whole) return { ids, total: matches.length }
  const all = await countRows(db, query, exactUpTo.plain)
  const guess = Math.round((all * matches.length) / read)
  const countable = guess <= exactUpTo.searched
  return {
    ids,
    total: countable ? await countRows(db, withWords(query, filter), exactUpTo.searched) : guess,
  }
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
    .limit(exactUpTo.searched + 1)
  const matches = db.selectFrom('cocok as r' as 'okkp.registrasi as r') as unknown as Living
  const ids = sorted(matches, sort).select('r.id').limit(page.limit).offset(offsetOf(page))
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with cocok as materialized (${found})
    select array(${ids}) as ids, (select count(*) from cocok) as total`.execute(db)
  const [only] = rows
  return only && only.total <= exactUpTo.searched ? only : undefined
}

export async function listRegistrasiIds(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  today: string,
): Promise<{ ids: number[]; total: number }> {
  const asked = await withCommodities(db, filter)
  const base = filteredApartFromWords(db, scope, asked, today)
  const query = withWords(base, asked)
  const searched = Boolean(filter.search || filter.no_reg || filter.usaha)
  // A number is rare by nature: for it the glance would be in vain.
  const glanced = searched && !filter.no_reg ? await glanceAtList(db, base, asked, sort, page) : undefined
  const known = glanced ?? (searched ? await pageOfFew(db, query, sort, page) : undefined)
  if (known) return known
  const total = await countRows(db, query, searched ? exactUpTo.searched : exactUpTo.plain)
  const apart = (searched || filter.status !== undefined) && total <= sortedApart
  return { ids: await pageOfIds(db, query, sort, page, apart), total }
}

export function countRegistrasi(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Promise<number> {
  return countRows(db, filteredRegistrasi(db, scope, filter, today), exactUpTo.plain)
}

/** Those that still hold and end within the days asked for, the nearest first. */
export async function listExpiringIds(
  db: Executor,
  scope: RegionScope,
  until: { today: string; days: number },
  page: PageRequest,
): Promise<{ ids: number[]; total: number }> {
  const query = withStatus(living(db, scope), 'valid', until.today).where(
    'r.exp_sertifikat',
    '<=',
    addDays(until.today, until.days),
  )
  const [rows, total] = await Promise.all([
    sorted(query, 'exp_sertifikat').select('r.id').limit(page.limit).offset(offsetOf(page)).execute(),
    countRows(db, query, exactUpTo.plain),
  ])
  return { ids: rows.map(({ id }) => id), total }
}
