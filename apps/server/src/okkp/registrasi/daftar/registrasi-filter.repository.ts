import type { sortRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { expiringWithinDays, type StatusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { containsPattern, isShort, likeWords } from '#platform/database/search-pattern.ts'
import { listKomoditasIdsNamed } from '../../komoditas/komoditas.repository.ts'

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
  tindak_lanjut?: 'terlambat' | undefined
}

const paging = new Set(['page', 'limit', 'sort'])

/** What a query asks for, apart from its page and order. */
export function askedOf(filter: RegistrasiFilter): [string, unknown][] {
  return Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !paging.has(name),
  )
}

/** The nation's registrations of this status, and nothing else is asked. */
export function isStatusAlone(
  scope: RegionScope,
  filter: RegistrasiFilter,
  status: RegistrasiFilter['status'],
): boolean {
  return scope.jenis === 'semua' && filter.status === status && askedOf(filter).length === 1
}

type Place = Pick<RegistrasiFilter, 'provinsi_id' | 'kota_id' | 'pusat'>

/** The region that scope and filter leave; undefined where they contradict each other, so that no row is left. */
export function placeOf(
  scope: RegionScope,
  { provinsi_id, kota_id, pusat }: RegistrasiFilter,
): Place | undefined {
  const central = provinsi_id === provinsiPusat.id
  const asked: Place = { provinsi_id: central ? undefined : provinsi_id, kota_id, pusat: central || pusat }
  const own: Place =
    scope.jenis === 'provinsi'
      ? { provinsi_id: scope.provinsi_id }
      : scope.jenis === 'kota'
        ? { kota_id: scope.kota_id }
        : {}
  const foreign = (['provinsi_id', 'kota_id'] as const).some(
    (name) => own[name] !== undefined && asked[name] !== undefined && asked[name] !== own[name],
  )
  return foreign || (central && pusat === false) ? undefined : { ...asked, ...own }
}

export type SortRegistrasi = (typeof sortRegistrasi)[number]

export function living(db: Executor, scope: RegionScope) {
  return db.selectFrom('okkp.registrasi as r').where('r.dihapus', 'is', null).where(inRegion('r', scope))
}
export type Living = ReturnType<typeof living>

/** The rule of `statusOf` in SQL; a test holds the two together. */
export function withStatus(
  query: Living,
  status: NonNullable<RegistrasiFilter['status']>,
  today: string,
): Living {
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
  return query.where(notValid(today))
}

/** Everything but valid, for `r`. */
export function notValid(today: string): RawBuilder<boolean> {
  return sql<boolean>`(r.digantikan_oleh is not null or r.sanksi is not null or r.exp_sertifikat < ${today})`
}

/** Never as named statements: a generic plan would leave the trigram index aside. */
export function withWords(
  query: Living,
  { search, komoditasCocok, no_reg, usaha }: RegistrasiFilter,
): Living {
  let found = query
  if (search) {
    const words = likeWords(search)
    const inText = sql<boolean>`r.cari ${words}`
    const ids = komoditasCocok
      ? sql`${komoditasCocok}::bigint[]`
      : sql`array(select m.id from okkp.komoditas m where m.cari ${words})`
    found =
      komoditasCocok?.length === 0
        ? found.where(inText)
        : found.where(sql<boolean>`(${inText} or r.komoditas_id = any(${ids}))`)
  }
  if (no_reg) found = found.where(inColumn(sql`r.no_registration`, no_reg))
  if (usaha) found = found.where(inColumn(sql`r.unit_usaha`, usaha))
  return found
}

/** The one trigram index finds the rows, the column itself decides; accents are only looked at where they matter. */
function inColumn(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = likeWords(text)
  const folded = sql<boolean>`platform.teks_cari(${column}) ${words}`
  const decided = isShort(text) ? folded : sql`(${column} ilike ${containsPattern(text)} or ${folded})`
  return sql<boolean>`r.cari ${words} and ${decided}`
}

/**
 * A word may name a commodity. Its ids go into the query as values: as a subquery the planner would guess
 * them to match everywhere and walk the whole registry for a word that stands nowhere.
 */
export async function withCommodities(db: Executor, filter: RegistrasiFilter): Promise<RegistrasiFilter> {
  if (!filter.search) return filter
  return { ...filter, komoditasCocok: await listKomoditasIdsNamed(db, filter.search) }
}

function withRegion(query: Living, { pusat, provinsi_id, kota_id }: RegistrasiFilter): Living {
  let found = query
  if (pusat !== undefined) found = found.where('r.pusat', '=', pusat)
  if (provinsi_id === provinsiPusat.id) found = found.where('r.pusat', '=', true)
  else if (provinsi_id !== undefined) found = found.where('r.provinsi_id', '=', provinsi_id)
  if (kota_id !== undefined) found = found.where('r.kota_id', '=', kota_id)
  return found
}

/** Those with a finding whose due day has passed without an answer. */
function withOverdueFindings(db: Executor, today: string) {
  return db
    .selectFrom('okkp.temuan_pengawasan as t')
    .innerJoin('okkp.pengawasan as p', 'p.id', 't.pengawasan_id')
    .where('t.selesai', 'is', null)
    .where('t.batas_waktu', '<', today)
    .where('p.dihapus', 'is', null)
    .select('p.registrasi_id')
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

export function filteredApartFromWords(
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
  if (filter.tindak_lanjut) query = query.where('r.id', 'in', withOverdueFindings(db, today))
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
