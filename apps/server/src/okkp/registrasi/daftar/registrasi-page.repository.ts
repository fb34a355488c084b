import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { preparedSizes } from '#platform/database/prepared/prepared-sizes.ts'
import { type SlotOf, statement, unseen } from '#platform/database/statement.ts'
import { type RegistrasiRow, registrasiRows } from '../registrasi.repository.ts'
import {
  askedOf,
  type Living,
  placeOf,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'
import { stepsTo } from './registrasi-titik.repository.ts'

const filters = [
  'provinsi_id',
  'kota_id',
  'jenis_registrasi_id',
  'komoditas_id',
  'jenis_sertifikat_id',
] as const
type Filter = (typeof filters)[number]
type Values = Record<Filter | 'offset', unknown>

/**
 * Filters that have an index of their own in the order of the list: a page takes the same few steps whatever they ask for.
 * Any other mix or order is planned for its values, since a region without rows would be looked for in all the others.
 */
const steadyWays = new Set(['', ...filters, 'provinsi_id,jenis_registrasi_id', 'kota_id,jenis_registrasi_id'])
const steadySorts = new Set<SortRegistrasi>(['-terbit_sertifikat', 'terbit_sertifikat'])

function steadyValues(scope: RegionScope, filter: RegistrasiFilter): Partial<Values> | undefined {
  const place = placeOf(scope, filter)
  if (!place || place.pusat !== undefined) return undefined
  const asked = new Map([...askedOf(filter), ...askedOf(place)])
  const names = filters.filter((name) => asked.has(name))
  return names.length === asked.size && steadyWays.has(names.join()) ? Object.fromEntries(asked) : undefined
}

interface PageRow extends RegistrasiRow {
  /** Of the whole list, where the counters know it. */
  jumlah: number | null
}
type Read = (db: Executor, values: Values) => Promise<PageRow[]>
const prepared = new Map<string, Read>()

/** The total rides along where a counter has what is asked for: one trip for both. */
function totalOf(names: readonly Filter[], slot: SlotOf<Values>): RawBuilder<number | null> {
  if (names.includes('komoditas_id') || names.includes('jenis_sertifikat_id')) return sql`null::bigint`
  const counter = names.includes('kota_id') ? 'okkp.cacah_registrasi_kota_kini' : 'okkp.cacah_registrasi_kini'
  const conditions = names.map((name) => sql`${sql.ref(name)} = ${slot(name)}`)
  return sql`(select coalesce(sum(n), 0)::bigint from ${sql.table(counter)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** How a page is come by: at once, by walking to it, or from the date it falls on. */
type Way = 'first' | 'walk' | 'date'
/** From here on a page is looked for by its date. */
const farDown = 10
const byDate = new Set<Filter>(['provinsi_id', 'jenis_registrasi_id'])

function wayTo(names: readonly Filter[], { page }: PageRequest): Way {
  if (page === 1) return 'first'
  return page > farDown && names.every((name) => byDate.has(name)) ? 'date' : 'walk'
}

/** The day or month of issue that a page begins in, and how many rows come before it there: from the counter, in the same snapshot. */
function withStart(db: Executor, names: readonly Filter[], slot: SlotOf<Values>, newest: boolean) {
  const ofProvince = names.includes('provinsi_id')
  const keys = {
    wilayah: ofProvince ? slot('provinsi_id') : sql`-1`,
    jenis: names.includes('jenis_registrasi_id') ? slot('jenis_registrasi_id') : undefined,
  }
  const steps = stepsTo(keys, sql`${slot('offset')}::bigint`, newest ? sql`desc` : sql`asc`)
  const withMonth = db.with('tahun', () => steps.tahun).with('bulan', () => steps.bulan)
  return (ofProvince ? withMonth : withMonth.with('hari', () => steps.hari)) as unknown as Executor
}

/** From where on, in the order of the list, a page is walked to. */
function startCondition(names: readonly Filter[], newest: boolean): RawBuilder<boolean> {
  if (!names.includes('provinsi_id')) {
    const day = sql`(select to_date(waktu::text, 'YYYYMMDD') from hari)`
    return newest ? sql`r.terbit_sertifikat <= ${day}` : sql`r.terbit_sertifikat >= ${day}`
  }
  const month = sql`to_date(waktu::text, 'YYYYMM')`
  return newest
    ? sql`r.terbit_sertifikat < (select (${month} + interval '1 month')::date from bulan)`
    : sql`r.terbit_sertifikat >= (select ${month} from bulan)`
}

/** The page is found in the index alone; names are looked up for its rows. */
function pageStatement(names: readonly Filter[], sort: SortRegistrasi, limit: number, way: Way): Read {
  const newest = sort.startsWith('-')
  return statement((db, slot: SlotOf<Values>) => {
    let living = db.selectFrom('okkp.registrasi as r').where('r.dihapus', 'is', null) as unknown as Living
    for (const name of names) living = living.where(`r.${name}`, '=', slot(name) as never)
    if (way === 'date') living = living.where(startCondition(names, newest))
    const offset = {
      first: sql<number>`0`,
      walk: unseen(slot('offset'), 'bigint') as RawBuilder<number>,
      date: sql<number>`(select sisa from ${sql.table(names.includes('provinsi_id') ? 'bulan' : 'hari')})`,
    }
    const page = sorted(living, sort).select('r.id').limit(sql.lit(limit)).offset(offset[way])
    const start = way === 'date' ? withStart(db, names, slot, newest) : db
    const rows = registrasiRows(start).select(totalOf(names, slot).as('jumlah')).where('r.id', 'in', page)
    return sorted(rows as unknown as Living, sort) as unknown as typeof rows
  })
}

/** A page by filters that every list has, in one prepared statement; undefined where another way must be found. */
export async function findSteadyPage(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
): Promise<{ rows: RegistrasiRow[]; total: number | undefined } | undefined> {
  if (!preparedSizes.has(page.limit) || !steadySorts.has(sort)) return undefined
  const values = steadyValues(scope, filter)
  if (!values) return undefined
  const names = filters.filter((name) => values[name] !== undefined)
  const way = wayTo(names, page)
  const key = [...names, sort, page.limit, way].join()
  const read = prepared.get(key) ?? pageStatement(names, sort, page.limit, way)
  prepared.set(key, read)
  const found = await read(db, { ...values, offset: offsetOf(page) } as Values)
  return { rows: found, total: found[0]?.jumlah ?? undefined }
}
