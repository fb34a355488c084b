import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * Returns the day on which each of these screenings got its final result: the laboratory's verdict, the withdrawal of
 * the goods, or else the closing of the case. Screenings that still wait have no entry.
 */
export async function findHasilPada(
  db: Executor,
  asal: AsalKasus,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; pada: string | null }>`
    select k.asal_id as id, coalesce(
      case k.keadaan when 'terkonfirmasi' then u.tms when 'tidak_terkonfirmasi' then u.ms when 'ditarik' then (
        select max(a.tanggal) from okkp.kasus_tindakan a where a.kasus_id = t.id
          and a.pengamanan in ('ditahan', 'ditarik', 'dimusnahkan')) end,
      (t.ditutup at time zone 'Asia/Jakarta')::date)::text as pada
    from okkp.keadaan_kasus k
    join okkp.kasus t on t.id = k.tindak_lanjut_id
    cross join lateral (
      select min(l.tanggal) filter (where l.status = 'TMS') as tms, max(l.tanggal) filter (where l.status = 'MS') as ms
      from okkp.uji_lab l where l.dihapus is null and (l.tindak_lanjut_id = t.id or l.id in (
        select s.asal_id from okkp.kasus_sumber s where s.kasus_id = t.id and s.asal = 'uji_lab'))) u
    where k.asal = ${asal} and k.asal_id = any(${ids}::bigint[]) and k.keadaan <> 'menunggu'`.execute(db)
  return new Map(rows.flatMap(({ id, pada }) => (pada === null ? [] : [[id, pada] as const])))
}
