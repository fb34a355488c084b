import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

interface Counted {
  cacah: string
  dihitung: readonly string[]
}

const paging = new Set(['page', 'limit', 'sort'])

/** An exact total at any size where the counters know it: by region and by the table's own counted columns. */
export async function countedTotal(
  db: Executor,
  { cacah, dihitung }: Counted,
  scope: RegionScope,
  filter: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && !paging.has(name),
  )
  const known = ['provinsi_id', 'kota_id', ...dihitung]
  if (!asked.every(([name]) => known.includes(name))) return undefined
  const { provinsi_id, kota_id } = filter
  const ofKota = scope.jenis === 'kota' || kota_id !== undefined
  // A city's counter does not know what was entered for others, nor its province.
  if (ofKota && (provinsi_id !== undefined || (scope.jenis === 'provinsi' && scope.titipan))) return undefined
  const where = asked.map(([name, value]): RawBuilder<SqlBool> => sql`${sql.ref(name)} = ${value}`)
  if (scope.jenis === 'kota') where.push(sql`kota_id = ${scope.kota_id}`)
  else if (scope.jenis === 'provinsi' && !ofKota) {
    where.push(
      scope.titipan
        ? sql`(provinsi_id = ${scope.provinsi_id} or tujuan_provinsi_id = ${scope.provinsi_id})`
        : sql`provinsi_id = ${scope.provinsi_id}`,
    )
  }
  const counter = sql.table(`${cacah}${ofKota ? '_kota' : ''}_kini`)
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from ${counter}
    where ${sql.join([sql`true`, ...where], sql` and `)}`.execute(db)
  return rows[0]?.n
}
