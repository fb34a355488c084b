import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'
import { inRegion } from '#platform/database/in-region.ts'

/**
 * Condition for the tests that a scope may see: tests of its region and, for a laboratory, tests entered for its
 * province. `tujuan_provinsi_id` is null if the target is the province of the test itself.
 */
export function inTestScope(alias: string, scope: RegionScope): RawBuilder<boolean> {
  const own = inRegion(alias, scope)
  if (scope.jenis !== 'provinsi' || !scope.titipan) return own
  return sql<boolean>`(${own} or ${sql.ref(`${alias}.tujuan_provinsi_id`)} = ${scope.provinsi_id})`
}
