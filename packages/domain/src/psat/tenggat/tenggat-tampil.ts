import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import { dueDate } from '../../platform/calendar/clock-ledger-reading.ts'
import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'
import type { TahapAlur, TenggatField } from '../alur/alur.ts'

interface JamBerkas {
  tahap: TahapAlur
  ledger: Ledger
  days: (anggaran: string) => number
}

/**
 * Returns the deadline that a file shows at its stage. Before the audit this is the projected end of the document
 * audit, counted from today if the current step is already late.
 */
export function tenggatTampil(
  { tahap: { tenggat, tenggatSampai }, ledger, days }: JamBerkas,
  now: Moment,
  holidays: Holidays,
): { field: TenggatField; day: Day } | undefined {
  const due = dueDate(ledger, now, holidays)
  if (tenggat === undefined || due === null) return undefined
  if (tenggatSampai === undefined) return { field: tenggat, day: due }
  const late = due < dayInJakarta(now)
  return { field: tenggat, day: addWorkingDays(late ? now : due, days(tenggatSampai), holidays) }
}
