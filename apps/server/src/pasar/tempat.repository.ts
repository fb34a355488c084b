import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

/** Returns the region of a market, or undefined if the market is outside the account's region. */
export const findTempat = (db: Executor, scope: RegionScope, pasarId: number) =>
  db
    .selectFrom('pasar.pasar as m')
    .select(['m.provinsi_id', 'm.kota_id'])
    .where('m.id', '=', pasarId)
    .where(inRegion('m', scope))
    .executeTakeFirst()
