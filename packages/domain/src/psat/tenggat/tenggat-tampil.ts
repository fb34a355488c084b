import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import { dueDate } from '../../platform/calendar/clock-ledger-reading.ts'
import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'
import type { TahapAlur, TenggatField } from '../alur/alur.ts'

interface JamBerkas {
  tahap: TahapAlur
  ledger: Ledger
  /** Working days of a budget for this kind, from the master. */
  days: (anggaran: string) => number
}

/**
 * The deadline a file shows at its code. Before the audit that is the projected end of the document audit, counted
 * from today where the step before it is late already.
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
