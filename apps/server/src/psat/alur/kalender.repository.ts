import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import { isNameIn } from '@portal/domain/platform/stored-name'
import type { HariAlur } from '@portal/domain/psat/alur/alur'
import type { Executor } from '#platform/database/database.ts'
import { statement } from '#platform/database/statement.ts'
import { sharedRead } from '#platform/database/together.ts'

const holidays = statement((db) => db.selectFrom('psat.hari_libur').select('tanggal'))

async function askHolidays(db: Executor): Promise<Holidays> {
  const rows = await holidays(db, {})
  return new Set(rows.map(({ tanggal }) => tanggal))
}
const shared = new WeakMap<Executor, () => Promise<Holidays>>()

/** Those who ask at the same time are answered together; a transaction asks for itself. */
export function readHolidays(db: Executor): Promise<Holidays> {
  if (db.isTransaction) return askHolidays(db)
  const read = shared.get(db) ?? sharedRead(() => askHolidays(db))
  shared.set(db, read)
  return read()
}

/** The master, with the defaults for what nobody has changed. */
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
