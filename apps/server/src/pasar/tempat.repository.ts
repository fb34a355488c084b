import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

/** The region of a market; undefined where the account may not know it. */
export const findTempat = (db: Executor, scope: RegionScope, pasarId: number) =>
  db
    .selectFrom('pasar.pasar as m')
    .select(['m.provinsi_id', 'm.kota_id'])
    .where('m.id', '=', pasarId)
    .where(inRegion('m', scope))
    .executeTakeFirst()
