import type { Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import {
  askedOf,
  filteredRegistrasi,
  isStatusAlone,
  type Living,
  placeOf,
  type RegistrasiFilter,
} from './registrasi-filter.repository.ts'
import { all, endedBefore } from './registrasi-habis.repository.ts'

/** Rows are counted so far; of what is more, only that it is more is said. */
const countedUpTo = 10_000
/** Of what ends soon in the nation more: it lies together in the index by last day, and people want to know how many these are. */
const endingSoonUpTo = 100_000

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
  if (!askedOf(filter).every(([name]) => counted.has(name))) return undefined
  const place = placeOf(scope, filter)
  const { status, jenis_registrasi_id } = filter
  const byDate = status !== undefined && !(status in states)
  if (!place || status === 'segera_habis') return undefined
  if (place.kota_id !== undefined && (byDate || place.provinsi_id !== undefined)) return undefined
  const region = Object.entries({ ...place, jenis_registrasi_id }).flatMap(([name, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`],
  )
  const ended = endedBefore(today, { ...place, jenis_registrasi_id }, region)
  const { rows } = await sql<{ total: number }>`
    select ${totalSql(status, region, place.kota_id !== undefined, ended)} as total`.execute(db)
  return rows[0]?.total
}

/** Statuses that a row keeps whatever the day is, as the counters call them. */
const states = { superseded: 'superseded', revoked: 'dicabut', suspended: 'dibekukan' } as const

function totalSql(
  status: RegistrasiFilter['status'],
  region: readonly RawBuilder<SqlBool>[],
  ofCity: boolean,
  ended: RawBuilder<number>,
): RawBuilder<number> {
  const sum = (of: string, ...more: RawBuilder<SqlBool>[]) =>
    sql<number>`(select coalesce(sum(n), 0)::bigint from ${sql.table(of)} where ${all([...region, ...more])})`
  const counter = ofCity ? 'okkp.cacah_registrasi_kota_kini' : 'okkp.cacah_registrasi_kini'
  switch (status) {
    case undefined:
      return sum(counter)
    case 'expired':
      return ended
    case 'valid':
      return sql`${sum(counter, sql`keadaan = 'bebas'`)} - ${ended}`
    case 'tidak_berlaku':
      return sql`${sum(counter, sql`keadaan <> 'bebas'`)} + ${ended}`
    default:
      return sum(counter, sql`keadaan = ${states[status as keyof typeof states]}`)
  }
}

/** How many there are: from the counters where they know it, else counted up to a limit. The same on every page. */
export async function totalOfRegistrasi(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
): Promise<Total> {
  const total = await totalFromCounters(db, scope, filter, today)
  if (total !== undefined) return { total }
  const most = isStatusAlone(scope, filter, 'segera_habis') ? endingSoonUpTo : countedUpTo
  return countRows(db, filteredRegistrasi(db, scope, filter, today), most)
}
