import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import type { Day, Holidays } from '../../platform/calendar/working-days.ts'
import type { Moment } from '../../platform/format.ts'
import type { AnggaranHari, HariKerja } from '../alur/pengajuan.hari.ts'
import type { NamaTahap, TenggatField } from '../alur/pengajuan.tahap.ts'
import { tenggatTampil } from '../alur/pengajuan.workflow.ts'
import type { JenisIzin } from '../pengajuan/jenis-pengajuan.ts'

/** A line of the history, and how many entries it left in the ledger. */
export interface LangkahBerwaktu {
  ke: NamaTahap
  waktu: Date
  entri: number
}

interface BerkasBerwaktu {
  auditType: JenisIzin
  langkah: readonly LangkahBerwaktu[]
  ledger: Ledger<AnggaranHari>
}

/** Every deadline the file has shown, as it last stood: what a later stage or the end leaves behind stays. */
export function tenggatBerkas(
  { auditType, langkah, ledger }: BerkasBerwaktu,
  hari: HariKerja,
  now: Moment,
  holidays: Holidays,
): Partial<Record<TenggatField, Day>> {
  const known: Partial<Record<TenggatField, Day>> = {}
  let entri = 0
  for (const [index, line] of langkah.entries()) {
    entri += line.entri
    const file = { stage: line.ke, ledger: ledger.slice(0, entri), auditType }
    const shown = tenggatTampil(file, hari, langkah[index + 1]?.waktu ?? now, holidays)
    if (shown) known[shown.field] = shown.day
  }
  return known
}
