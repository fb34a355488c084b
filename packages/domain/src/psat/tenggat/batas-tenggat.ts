import {
  addWorkingDays,
  type Day,
  type Holidays,
  isWorkingDay,
} from '../../platform/calendar/working-days.ts'
import { dayInJakarta, type Moment } from '../../platform/format.ts'

const dayLength = 86_400_000

/**
 * The days that divide running files by their deadline: late is before `terlambat`, due tomorrow from `besok` up to
 * but not including `lusa`. The same as `deadlineStatus` of the days left, for a database that knows no holidays.
 */
export function batasTenggat(now: Moment, holidays: Holidays): { terlambat: Day; besok: Day; lusa: Day } {
  let last = dayInJakarta(now)
  while (!isWorkingDay(last, holidays)) last = dayInJakarta(Date.parse(last) - dayLength)
  return {
    terlambat: last,
    besok: addWorkingDays(now, 1, holidays),
    lusa: addWorkingDays(now, 2, holidays),
  }
}
