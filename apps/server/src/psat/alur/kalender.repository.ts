import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import { isNameIn } from '@portal/domain/platform/stored-name'
import { type AnggaranHari, type HariKerja, hariKerjaBawaan } from '@portal/domain/psat/alur/pengajuan.hari'
import type { JenisIzin } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import type { Executor } from '#platform/database/database.ts'
import { statement } from '#platform/database/statement.ts'

const holidays = statement((db) => db.selectFrom('psat.hari_libur').select('tanggal'))

export async function readHolidays(db: Executor): Promise<Holidays> {
  const rows = await holidays(db, {})
  return new Set(rows.map(({ tanggal }) => tanggal))
}

type Hari<Anggaran extends string> = Record<Anggaran, Record<JenisIzin, number>>

/** The master, with the defaults for what nobody has changed. */
export async function readHari<Anggaran extends string>(
  db: Executor,
  bawaan: Hari<Anggaran>,
): Promise<Hari<Anggaran>> {
  const rows = await db.selectFrom('psat.hari_kerja').select(['anggaran', 'audit_type', 'hari']).execute()
  const master: Hari<Anggaran> = structuredClone(bawaan)
  for (const { anggaran, audit_type, hari } of rows) {
    if (isNameIn(master, anggaran)) master[anggaran][audit_type] = hari
  }
  return master
}

export const readHariKerja = (db: Executor): Promise<HariKerja> => readHari<AnggaranHari>(db, hariKerjaBawaan)
