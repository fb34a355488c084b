import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import type { Day, Holidays } from '../../platform/calendar/working-days.ts'
import type { Moment } from '../../platform/format.ts'
import type { NamaAlur, TenggatField } from '../alur/alur.ts'
import { tahapOf } from '../alur/semua-alur.ts'
import { tenggatTampil } from './tenggat-tampil.ts'

/** A line of the history, and how many entries it left in the ledger. */
export interface LangkahBerwaktu {
  ke: string
  waktu: Date
  entri: number
}

interface BerkasBerwaktu {
  alur: NamaAlur
  langkah: readonly LangkahBerwaktu[]
  ledger: Ledger
  /** Working days of a budget for this kind, from the master. */
  days: (anggaran: string) => number
}

/** Every deadline the file has shown, as it last stood: what a later stage or the end leaves behind stays. */
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
