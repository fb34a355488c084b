import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Office that must act in a region: the city office, else the province office, else the central office. */
export type Office = 'kota' | 'provinsi' | 'pusat'

export interface OfficeRegion {
  provinsi_id: number | null
  kota_id: number | null
}

/** True if the office has an active account with this role. The query must name the record's table `t`. */
const staffed = (role: string, at: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from akun.pengguna a where a.role = ${role} and a.aktif and a.dihapus is null and ${at})`
const cityStaffed = staffed('OKKP_ADMIN_KOTA', sql`a.kota_id = t.kota_id`)
const provinceStaffed = staffed('OKKP_ADMIN_DAERAH', sql`a.provinsi_id = t.provinsi_id`)

/** Office that must act, computed from the accounts that exist now. */
export const officeColumn = sql<Office>`case when ${cityStaffed} then 'kota'
  when ${provinceStaffed} then 'provinsi' else 'pusat' end`

/** True if this office must act: the record lies in its region and no nearer office has staff. */
export function turnOf(scope: RegionScope): RawBuilder<SqlBool> {
  if (scope.jenis === 'kota') return sql`t.kota_id = ${scope.kota_id}`
  if (scope.jenis === 'provinsi') {
    return sql`(t.provinsi_id = ${scope.provinsi_id} and not ${cityStaffed})`
  }
  return sql`not (${cityStaffed} or ${provinceStaffed})`
}

/** Returns the office that must act in a region, without a record. */
export async function officeOf(db: Executor, { provinsi_id, kota_id }: OfficeRegion): Promise<Office> {
  const { rows } = await sql<{ kota: boolean; provinsi: boolean }>`
    select coalesce(bool_or(role = 'OKKP_ADMIN_KOTA' and kota_id = ${kota_id}::int), false) as kota,
      coalesce(bool_or(role = 'OKKP_ADMIN_DAERAH' and provinsi_id = ${provinsi_id}::int), false) as provinsi
    from akun.pengguna where aktif and dihapus is null and role in ('OKKP_ADMIN_KOTA', 'OKKP_ADMIN_DAERAH')`.execute(
    db,
  )
  const [found] = rows
  if (found?.kota) return 'kota'
  return found?.provinsi ? 'provinsi' : 'pusat'
}
