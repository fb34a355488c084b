import { expiringWithinDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { nasional } from '#platform/counters/berjenjang.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'
import { registrasiRows } from '../registrasi.repository.ts'
import {
  free,
  isLiving,
  type Reader,
  type RegistrasiFilter,
  registrasiRules,
} from './registrasi-filter.repository.ts'

export const registrasiList = list({
  from: 'okkp.registrasi as r',
  rows: registrasiRows,
  visible: (reader: Reader) => isLiving(reader),
  filters: registrasiRules,
  orders: {
    '-terbit_sertifikat': sql`r.terbit_sertifikat desc, r.id desc`,
    terbit_sertifikat: sql`r.terbit_sertifikat, r.id`,
    exp_sertifikat: sql`r.exp_sertifikat, r.id`,
    '-exp_sertifikat': sql`r.exp_sertifikat desc, r.id desc`,
    unit_usaha: sql`r.unit_usaha collate "id-x-icu", r.id`,
    '-unit_usaha': sql`r.unit_usaha collate "id-x-icu" desc, r.id desc`,
    '-created_at': sql`r.created_at desc, r.id desc`,
    created_at: sql`r.created_at, r.id`,
  },
  total: totalFromCounters,
})

/** What the counters know a total of. */
const counted = new Set<string>(['provinsi_id', 'kota_id', 'pusat', 'jenis_registrasi_id', 'status'])
/** Statuses that a row keeps whatever the day is, as the counters call them. */
const states = { superseded: 'superseded', revoked: 'dicabut', suspended: 'dibekukan' } as const

type Place = Pick<RegistrasiFilter, 'provinsi_id' | 'kota_id' | 'pusat' | 'jenis_registrasi_id'>

/** Totals by region, kind and status, exact at any size; a city's validity is left to its few rows. */
async function totalFromCounters(
  db: Executor,
  { scope, today }: Reader,
  filter: RegistrasiFilter,
): Promise<number | undefined> {
  const place = placeOf(scope, filter)
  if (!place || !Object.keys(filter).every((name) => counted.has(name))) return undefined
  const byDate = filter.status !== undefined && !(filter.status in states)
  if (place.kota_id !== undefined && (byDate || place.provinsi_id !== undefined)) return undefined
  const total = totalSql(filter.status, place, today)
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]?.total
}

/** The region and kind that scope and filter leave; undefined where they contradict each other. */
function placeOf(scope: RegionScope, filter: RegistrasiFilter): Place | undefined {
  const { provinsi_id, kota_id, pusat, jenis_registrasi_id } = filter
  const central = provinsi_id === provinsiPusat.id
  const asked = { provinsi_id: central ? undefined : provinsi_id, kota_id, pusat: central || pusat }
  const own = {
    ...(scope.jenis === 'provinsi' ? { provinsi_id: scope.provinsi_id } : {}),
    ...(scope.jenis === 'kota' ? { kota_id: scope.kota_id } : {}),
  }
  const merged = { ...asked, ...own }
  const isForeign = (['provinsi_id', 'kota_id'] as const).some(
    (name) => asked[name] !== undefined && asked[name] !== merged[name],
  )
  return isForeign || (central && pusat === false) ? undefined : { ...merged, jenis_registrasi_id }
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join(conditions, sql` and `)

function totalSql(status: RegistrasiFilter['status'], place: Place, today: string): RawBuilder<number> {
  const counter =
    place.kota_id === undefined ? 'okkp.cacah_registrasi_kini' : 'okkp.cacah_registrasi_kota_kini'
  const here = [
    sql<SqlBool>`true`,
    ...Object.entries(place).flatMap(([name, value]) =>
      value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`],
    ),
  ]
  const sum = (state: RawBuilder<SqlBool>) =>
    sql<number>`(select coalesce(sum(n), 0)::bigint from ${sql.table(counter)} where ${all([...here, state])})`
  const rowsEnding = (from: string, until: string) => sql<number>`(select count(*) from okkp.registrasi r
    where ${all([...here, free])} and r.dihapus is null and r.exp_sertifikat between ${from} and ${until})`
  // Months before this one are counted; the days of this one are read from rows.
  const ended = sql<number>`(${endedBeforeMonth(place, today)} + ${rowsEnding(`${today.slice(0, 8)}01`, addDays(today, -1))})`
  switch (status) {
    case undefined:
      return sum(sql`true`)
    case 'expired':
      return ended
    case 'valid':
      return sql`${sum(sql`keadaan = 'bebas'`)} - ${ended}`
    case 'tidak_berlaku':
      return sql`${sum(sql`keadaan <> 'bebas'`)} + ${ended}`
    case 'segera_habis':
      return rowsEnding(today, addDays(today, expiringWithinDays))
    default:
      return sum(sql`keadaan = ${states[status]}`)
  }
}

/** How many have ended before this month. A key says by its length whether it is of a year or a month: 2026, 202611. */
function endedBeforeMonth(
  { provinsi_id, pusat, jenis_registrasi_id }: Place,
  today: string,
): RawBuilder<number> {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const nation = nasional.ids[0]
  // The nation without the central office is the nation's figure less the central office's.
  const isWithoutCentral = provinsi_id === undefined && pusat === false
  const regions = isWithoutCentral
    ? [nation, provinsiPusat.id]
    : [provinsi_id ?? (pusat ? provinsiPusat.id : nation)]
  const n = isWithoutCentral ? sql`case wilayah when ${provinsiPusat.id} then -n else n end` : sql`n`
  const keys = [
    sql<SqlBool>`wilayah = any(${regions}::integer[])`,
    // Kind 0 stands for all kinds of what is not central, once more.
    jenis_registrasi_id === undefined
      ? sql<SqlBool>`jenis_registrasi_id > 0`
      : sql<SqlBool>`jenis_registrasi_id = ${jenis_registrasi_id}`,
    ...(provinsi_id !== undefined && pusat !== undefined ? [sql<SqlBool>`pusat = ${pusat}`] : []),
  ]
  return sql`(select coalesce(sum(${n}), 0)::bigint from okkp.ember_registrasi_kini
    where ${all(keys)} and (habis between 1 and ${year - 1}::integer
      or habis between ${year * 100 + 1}::integer and ${year * 100 + month - 1}::integer))`
}
