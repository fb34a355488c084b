import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'

/**
 * Returns the day limits for deadline filters in SQL, because the database does not know holidays. Late: before
 * `terlambat`. Due tomorrow: from `besok` up to, but not including, `lusa`. The result matches `deadlineStatus`.
 */
export function batasTenggat(now: Moment, holidays: Holidays): { terlambat: Day; besok: Day; lusa: Day } {
  return {
    terlambat: dayInJakarta(now),
    besok: addWorkingDays(now, 1, holidays),
    lusa: addWorkingDays(now, 2, holidays),
  }
}
