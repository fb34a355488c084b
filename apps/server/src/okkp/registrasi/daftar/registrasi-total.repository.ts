import type { Total } from '@portal/domain/platform/list/pagination'
import { provinsiPusat, type RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { filteredRegistrasi, type Living, type RegistrasiFilter } from './registrasi-filter.repository.ts'

/** Rows are counted so far; of what is more, only that it is more is said. */
const countedUpTo = 10_000

export async function countRows(db: Executor, query: Living, most = countedUpTo): Promise<Total> {
  const { n } = await db
    .selectFrom(
      query
        .select('r.id')
        .limit(most + 1)
        .as('sebagian'),
    )
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n > most ? { total: most, atLeast: true } : { total: n }
}

/** What the counters know a total of. */
const counted = new Set<string>(['provinsi_id', 'kota_id', 'pusat', 'jenis_registrasi_id', 'status'])
const paging = new Set(['page', 'limit', 'sort'])

function knownToCounters(filter: RegistrasiFilter): boolean {
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !paging.has(name),
  )
  return asked.every(([name]) => counted.has(name)) && filter.status !== 'segera_habis'
}

interface Place {
  provinsi: number | undefined
  kota: number | undefined
  pusat: boolean | undefined
}

/** Scope and filter together; undefined where one contradicts the other, so that rows decide. */
function placeOf(scope: RegionScope, { provinsi_id, kota_id, pusat }: RegistrasiFilter): Place | undefined {
  const centralAsked = provinsi_id === provinsiPusat.id
  const provinsi = centralAsked ? undefined : provinsi_id
  if (centralAsked && pusat === false) return undefined
  const central = centralAsked ? true : pusat
  if (scope.jenis === 'provinsi') {
    if (provinsi !== undefined && provinsi !== scope.provinsi_id) return undefined
    return { provinsi: scope.provinsi_id, kota: kota_id, pusat: central }
  }
  if (scope.jenis === 'kota') {
    if (kota_id !== undefined && kota_id !== scope.kota_id) return undefined
    return { provinsi, kota: scope.kota_id, pusat: central }
  }
  return { provinsi, kota: kota_id, pusat: central }
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join([sql`true`, ...conditions], sql` and `)

/**
 * Totals by region, kind and status from the counters, exact at any size. A city's validity is left to its few rows.
 * Undefined where they do not know.
 */
async function totalFromCounters(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Promise<number | undefined> {
  if (!knownToCounters(filter)) return undefined
  const place = placeOf(scope, filter)
  // The city decides its province: both together are for the rows to say.
  if (!place || (place.kota !== undefined && place.provinsi !== undefined && scope.jenis !== 'provinsi'))
    return undefined
  const { status, jenis_registrasi_id: jenis } = filter
  const byDate = status === 'valid' || status === 'expired' || status === 'tidak_berlaku'
  if (place.kota !== undefined && (byDate || place.provinsi !== undefined)) return undefined
  const region: RawBuilder<SqlBool>[] = []
  if (place.kota !== undefined) region.push(sql`kota_id = ${place.kota}`)
  if (place.provinsi !== undefined) region.push(sql`provinsi_id = ${place.provinsi}`)
  if (place.pusat !== undefined) region.push(sql`pusat = ${place.pusat}`)
  if (jenis !== undefined) region.push(sql`jenis_registrasi_id = ${jenis}`)
  const sum = (of: string, more: readonly RawBuilder<SqlBool>[]) =>
    sql`(select coalesce(sum(n), 0)::bigint from ${sql.table(of)} where ${all([...region, ...more])})`
  const counter = place.kota === undefined ? 'okkp.cacah_registrasi_kini' : 'okkp.cacah_registrasi_kota_kini'
  const month = `${today.slice(0, 8)}01`
  const ended = sql`(${sum('okkp.cacah_registrasi_akhir_kini', [sql`bulan < ${month}::date`])}
    + (select count(*) from okkp.registrasi where ${all(region)} and dihapus is null and digantikan_oleh is null
        and sanksi is null and exp_sertifikat >= ${month}::date and exp_sertifikat < ${today}::date))`
  const free = sum(counter, [sql`keadaan = 'bebas'`])
  const states = { superseded: 'superseded', revoked: 'dicabut', suspended: 'dibekukan' } as const
  const total =
    status === undefined
      ? sum(counter, [])
      : status === 'expired'
        ? ended
        : status === 'valid'
          ? sql`${free} - ${ended}`
          : status === 'tidak_berlaku'
            ? sql`${sum(counter, [sql`keadaan <> 'bebas'`])} + ${ended}`
            : sum(counter, [sql`keadaan = ${states[status as keyof typeof states]}`])
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]?.total
}

/** How many there are: from the counters where they know it, else counted up to a limit. The same on every page. */
export async function totalOfRegistrasi(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Promise<Total> {
  const total = await totalFromCounters(db, scope, filter, today)
  return total === undefined ? countRows(db, filteredRegistrasi(db, scope, filter, today)) : { total }
}
