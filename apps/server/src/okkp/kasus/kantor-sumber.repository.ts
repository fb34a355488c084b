import { type RawBuilder, sql } from 'kysely'
import type { OfficeRegion } from '#okkp/kantor/kantor.repository.ts'
import type { Executor } from '#platform/database/database.ts'

/** Region that acts on a source `s`. Sources from before this column act where they were found. */
export const kantorSumber: Record<'provinsi_id' | 'kota_id', RawBuilder<number | null>> = {
  provinsi_id: sql<number>`coalesce(s.kantor_provinsi_id, s.provinsi_id)`,
  kota_id: sql<
    number | null
  >`case when s.kantor_provinsi_id is null then s.kota_id else s.kantor_kota_id end`,
}

/** Regions that act on the valid sources of a case. */
export async function listKantorSumber(db: Executor, kasusId: number): Promise<OfficeRegion[]> {
  const { rows } = await sql<OfficeRegion>`
    select distinct ${kantorSumber.provinsi_id} as provinsi_id, ${kantorSumber.kota_id} as kota_id
    from okkp.kasus_sumber s where s.kasus_id = ${kasusId} and s.berlaku order by 1, 2`.execute(db)
  return rows
}
