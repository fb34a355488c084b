import type { TmsTanpaKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

/** TMS tests since a day that neither opened, joined nor answered a case. There should be none. */
const alone = (scope: RegionScope, since: string) => sql`okkp.uji_lab u
  where u.status = 'TMS' and u.dihapus is null and u.tanggal >= ${since}::date and u.tindak_lanjut_id is null
    and ${inRegion('u', scope)}
    and not exists (select from okkp.kasus_sumber s where s.asal = 'uji_lab' and s.asal_id = u.id)`

export async function countTmsTanpaKasus(db: Executor, scope: RegionScope, since: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${alone(scope, since)}`.execute(db)
  return rows[0]?.n ?? 0
}

const mostListed = 100

export async function listTmsTanpaKasus(
  db: Executor,
  scope: RegionScope,
  since: string,
): Promise<TmsTanpaKasus[]> {
  const { rows } = await sql<TmsTanpaKasus>`
    select u.id, u.kode_sampel, u.tanggal, u.lokasi_sampel as lokasi,
      coalesce((select m.nama from okkp.komoditas m where m.id = u.komoditas_id), u.komoditas_tambahan, '–') as komoditas,
      coalesce((select string_agg(q.nama, ', ' order by h.urutan) from okkp.hasil_uji_lab h
        join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id and h.status = 'TMS'), '–') as parameter
    from ${alone(scope, since)} order by u.tanggal, u.id limit ${mostListed}`.execute(db)
  return rows
}
