import type { TemuanTerlambat } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { daysLeft } from '@portal/domain/okkp/registrasi/registrasi.status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

const lateFindings = (
  today: string,
) => sql`okkp.temuan_pengawasan t join okkp.pengawasan p on p.id = t.pengawasan_id
  where t.selesai is null and t.batas_waktu < ${today} and p.dihapus is null`

/** True if a supervision finding is past its due date without an answer. A revoked registration has nothing to answer. */
export const hasLateFinding = (today: string): RawBuilder<SqlBool> =>
  sql`(r.sanksi is distinct from 'dicabut' and r.id in (select p.registrasi_id from ${lateFindings(today)}))`

/** Earliest due day of an open finding of registration `r`. */
export const firstDueDay = sql`(select min(t.batas_waktu)
  from okkp.temuan_pengawasan t join okkp.pengawasan p on p.id = t.pengawasan_id
  where p.registrasi_id = r.id and t.selesai is null and p.dihapus is null)`

/** Returns the late findings of each registration, earliest due day first. */
export async function listLateFindings(
  db: Executor,
  registrasiIds: readonly number[],
  today: string,
): Promise<Map<number, TemuanTerlambat[]>> {
  const { rows } = await sql<Omit<TemuanTerlambat, 'hari_terlambat'> & { registrasi_id: number }>`
    select p.registrasi_id, t.aspek, t.tingkat, t.uraian, t.batas_waktu from ${lateFindings(today)}
      and p.registrasi_id = any(${registrasiIds}::bigint[])
    order by t.batas_waktu, t.id`.execute(db)
  const found = new Map<number, TemuanTerlambat[]>()
  for (const { registrasi_id, ...finding } of rows) {
    const hari_terlambat = -(daysLeft(finding.batas_waktu, today) ?? 0)
    found.set(registrasi_id, [...(found.get(registrasi_id) ?? []), { ...finding, hari_terlambat }])
  }
  return found
}
