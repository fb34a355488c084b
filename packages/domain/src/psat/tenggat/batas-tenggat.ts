import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'

/**
 * The days that divide running files by their deadline: late is before `terlambat`, due tomorrow from `besok` up to
 * but not including `lusa`. The same as `deadlineStatus`, for a database that knows no holidays.
 */
export function batasTenggat(now: Moment, holidays: Holidays): { terlambat: Day; besok: Day; lusa: Day } {
  return {
    terlambat: dayInJakarta(now),
    besok: addWorkingDays(now, 1, holidays),
    lusa: addWorkingDays(now, 2, holidays),
  }
}
