import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import { provinsiPusat, type RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'
import { type RegistrasiRow, registrasiRows } from '../registrasi.repository.ts'
import {
  type Living,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'

/** Filters whose index carries the order of the list: the plan is the same whatever they ask for. */
const steady = [
  'provinsi_id',
  'kota_id',
  'pusat',
  'jenis_registrasi_id',
  'jenis_sertifikat_id',
  'komoditas_id',
] as const
type Steady = (typeof steady)[number]
type Values = Record<Steady | 'offset', unknown>
const paging = new Set(['page', 'limit', 'sort'])
/** As many rows as the lists of the portal show; other sizes are asked for too seldom to be prepared. */
const preparedSizes = new Set([10, 25, 50, 100])

function steadyValues(scope: RegionScope, filter: RegistrasiFilter): Partial<Values> | undefined {
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !paging.has(name),
  )
  if (asked.some(([name]) => !(steady as readonly string[]).includes(name))) return undefined
  const values: Partial<Values> = Object.fromEntries(asked)
  if (values.provinsi_id === provinsiPusat.id) {
    if (values.pusat === false) return undefined
    delete values.provinsi_id
    values.pusat = true
  }
  if (scope.jenis === 'provinsi') {
    if ((values.provinsi_id ?? scope.provinsi_id) !== scope.provinsi_id) return undefined
    values.provinsi_id = scope.provinsi_id
  }
  if (scope.jenis === 'kota') {
    if ((values.kota_id ?? scope.kota_id) !== scope.kota_id) return undefined
    values.kota_id = scope.kota_id
  }
  return values
}

interface PageRow extends RegistrasiRow {
  /** Of the whole list, where the counters know it. */
  jumlah: number | null
}
type Read = (db: Executor, values: Values) => Promise<PageRow[]>
const prepared = new Map<string, Read>()

/** The total rides along where a counter has all that is asked for: one trip for both. */
function totalOf(names: readonly Steady[], slot: SlotOf<Values>): RawBuilder<number | null> {
  const counter = names.includes('kota_id') ? 'okkp.cacah_registrasi_kota_kini' : 'okkp.cacah_registrasi_kini'
  const known = names.every((name) =>
    name === 'kota_id' || name === 'pusat' || name === 'jenis_registrasi_id'
      ? true
      : name === 'provinsi_id' && !names.includes('kota_id'),
  )
  if (!known) return sql`null::bigint`
  const conditions = names.map((name) => sql`${sql.ref(name)} = ${slot(name)}`)
  return sql`(select coalesce(sum(n), 0)::bigint from ${sql.table(counter)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** The page is found in the index alone; names are looked up for its rows. */
function pageStatement(names: readonly Steady[], sort: SortRegistrasi, limit: number, first: boolean): Read {
  return statement((db, slot: SlotOf<Values>) => {
    let living = db.selectFrom('okkp.registrasi as r').where('r.dihapus', 'is', null) as unknown as Living
    for (const name of names) living = living.where(`r.${name}`, '=', slot(name) as never)
    const page = sorted(living, sort)
      .select('r.id')
      .limit(sql.lit(limit))
      .offset(first ? sql.lit(0) : sql<number>`${slot('offset')}::bigint`)
    const rows = registrasiRows(db).select(totalOf(names, slot).as('jumlah')).where('r.id', 'in', page)
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
  const values = preparedSizes.has(page.limit) ? steadyValues(scope, filter) : undefined
  if (!values) return undefined
  const names = steady.filter((name) => values[name] !== undefined)
  const first = page.page === 1
  const key = [...names, sort, page.limit, first].join()
  const read = prepared.get(key) ?? pageStatement(names, sort, page.limit, first)
  prepared.set(key, read)
  const found = await read(db, { ...values, offset: offsetOf(page) } as Values)
  return { rows: found.map(({ jumlah: _total, ...row }) => row), total: found[0]?.jumlah ?? undefined }
}
