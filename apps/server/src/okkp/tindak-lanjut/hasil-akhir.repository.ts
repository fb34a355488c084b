import type { AsalTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * Returns the day on which each of these screenings got its final result: the laboratory's verdict, or else the closing
 * of the follow-up. Screenings that still wait have no entry.
 */
export async function findHasilPada(
  db: Executor,
  asal: AsalTindakLanjut,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; pada: string | null }>`
    select t.asal_id as id, coalesce(
      case k.keadaan when 'terkonfirmasi' then u.tms when 'tidak_terkonfirmasi' then u.ms end,
      (t.ditutup at time zone 'Asia/Jakarta')::date)::text as pada
    from okkp.tindak_lanjut t
    join okkp.keadaan_rantai k on k.tindak_lanjut_id = t.id
    cross join lateral (
      select min(l.tanggal) filter (where l.status = 'TMS') as tms, max(l.tanggal) filter (where l.status = 'MS') as ms
      from okkp.uji_lab l where l.tindak_lanjut_id = t.id and l.dihapus is null) u
    where t.asal = ${asal} and t.asal_id = any(${ids}::bigint[]) and k.keadaan <> 'menunggu'`.execute(db)
  return new Map(rows.flatMap(({ id, pada }) => (pada === null ? [] : [[id, pada] as const])))
}
