import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import { isNameIn } from '@portal/domain/platform/stored-name'
import type { HariAlur } from '@portal/domain/psat/alur/alur'
import type { Executor } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'

export async function readHolidays(db: Executor): Promise<Holidays> {
  const rows = await runNamed(db, db.selectFrom('psat.hari_libur').select('tanggal'))
  return new Set(rows.map(({ tanggal }) => tanggal))
}

/** Returns the working-day budgets of the master. Unchanged budgets keep their defaults. */
export async function readHari<Anggaran extends string>(
  db: Executor,
  bawaan: HariAlur<Anggaran>,
): Promise<HariAlur<Anggaran>> {
  const rows = await db.selectFrom('psat.hari_kerja').select(['anggaran', 'audit_type', 'hari']).execute()
  const master: HariAlur<Anggaran> = structuredClone(bawaan)
  for (const { anggaran, audit_type, hari } of rows) {
    if (isNameIn(master, anggaran)) master[anggaran][audit_type] = hari
  }
  return master
}
