import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

/** Counts TMS tests since a day that neither opened, joined nor answered a case. There should be none. */
export async function countTmsTanpaKasus(db: Executor, scope: RegionScope, since: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from okkp.uji_lab u
    where u.status = 'TMS' and u.dihapus is null and u.tanggal >= ${since}::date and u.tindak_lanjut_id is null
      and ${inRegion('u', scope)}
      and not exists (select from okkp.kasus_sumber s where s.asal = 'uji_lab' and s.asal_id = u.id)`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
