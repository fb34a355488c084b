import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import type { Day, Holidays } from '../../platform/calendar/working-days.ts'
import type { Moment } from '../../platform/format.ts'
import type { NamaAlur, TenggatField } from '../alur/alur.ts'
import { tahapOf } from '../alur/semua-alur.ts'
import { tenggatTampil } from './tenggat-tampil.ts'

/** History entry with the number of ledger entries that it added. */
export interface LangkahBerwaktu {
  ke: string
  waktu: Date
  entri: number
}

interface BerkasBerwaktu {
  alur: NamaAlur
  langkah: readonly LangkahBerwaktu[]
  ledger: Ledger
  days: (anggaran: string) => number
}

/** Returns the last value of every deadline that the file has shown. Deadlines of earlier stages stay. */
export function tenggatBerkas(
  { alur, langkah, ledger, days }: BerkasBerwaktu,
  now: Moment,
  holidays: Holidays,
): Partial<Record<TenggatField, Day>> {
  const known: Partial<Record<TenggatField, Day>> = {}
  let entri = 0
  for (const [index, line] of langkah.entries()) {
    entri += line.entri
    const file = { tahap: tahapOf({ alur, tahap: line.ke }), ledger: ledger.slice(0, entri), days }
    const shown = tenggatTampil(file, langkah[index + 1]?.waktu ?? now, holidays)
    if (shown) known[shown.field] = shown.day
  }
  return known
}
