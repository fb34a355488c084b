import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { nasional } from '#platform/figures/fact.ts'
import type { RegistrasiFilter } from './registrasi-filter.repository.ts'

export const all = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql.join([sql`true`, ...conditions], sql` and `)

type Place = Pick<RegistrasiFilter, 'provinsi_id' | 'pusat' | 'jenis_registrasi_id'>

function regionsOf({ provinsi_id, pusat }: Place): readonly number[] {
  if (provinsi_id !== undefined) return [provinsi_id]
  if (pusat === undefined) return nasional.ids
  return pusat ? [provinsiPusat.id] : [...nasional.ids, provinsiPusat.id]
}

/** The keys of a place and a kind in the buckets of the dashboards; those of the central office are taken from the nation's where it is left out. */
function keysOf(place: Place) {
  const { provinsi_id, pusat, jenis_registrasi_id } = place
  return [
    sql<SqlBool>`wilayah = any(${regionsOf(place)}::integer[])`,
    // Kind 0 stands for all kinds of what is not central, once more.
    jenis_registrasi_id === undefined
      ? sql<SqlBool>`jenis_registrasi_id > 0`
      : sql<SqlBool>`jenis_registrasi_id = ${jenis_registrasi_id}`,
    ...(provinsi_id !== undefined && pusat !== undefined ? [sql<SqlBool>`pusat = ${pusat}`] : []),
  ]
}

/**
 * How many of a place have ended before today: whole years, the months of this one, and the days of this month, which of a province
 * are read from its rows (`region` tells them).
 */
export function endedBefore(
  today: string,
  place: Place,
  region: readonly RawBuilder<SqlBool>[],
): RawBuilder<number> {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const keys = keysOf(place)
  const leftOut = place.provinsi_id === undefined && place.pusat === false
  const n = leftOut ? sql`case wilayah when ${provinsiPusat.id} then -n else n end` : sql`n`
  // A key says by its length what it is of: 2026, 202611, 20261116.
  const between = (
    from: number,
    until: number,
  ) => sql`(select coalesce(sum(${n}), 0)::bigint from okkp.ember_registrasi_kini
    where ${all(keys)} and habis between ${from}::integer and ${until}::integer)`
  const thisMonth = year * 100 + month
  const days =
    place.provinsi_id === undefined
      ? between(thisMonth * 100 + 1, thisMonth * 100 + day - 1)
      : sql`(select count(*) from okkp.registrasi where ${all(region)} and dihapus is null and digantikan_oleh is null
          and sanksi is null and exp_sertifikat >= ${`${today.slice(0, 8)}01`}::date and exp_sertifikat < ${today}::date)`
  return sql`(${between(1, year - 1)} + ${between(year * 100 + 1, thisMonth - 1)} + ${days})`
}
