import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'

/**
 * Returns a condition for `query.where(…)` that matches rows in the scope, by `provinsi_id` and `kota_id` of `alias`.
 */
export function inRegion(alias: string, scope: RegionScope): RawBuilder<boolean> {
  if (scope.jenis === 'semua') return sql<boolean>`true`
  if (scope.jenis === 'provinsi') {
    return sql<boolean>`${sql.ref(`${alias}.provinsi_id`)} = ${scope.provinsi_id}`
  }
  return sql<boolean>`${sql.ref(`${alias}.kota_id`)} = ${scope.kota_id}`
}
