import { dayInJakarta, type Moment } from '../format.ts'

/** Calendar day in Jakarta, for example '2026-11-15'. */
export type Day = string

/** Days off besides Saturday and Sunday: national holidays and joint leave, from editable master data. */
export type Holidays = ReadonlySet<Day>

const dayLength = 86_400_000

/** Returns the days since 29 December 1969, which is a Monday. */
function dayNumber(day: Day): number {
  return Date.parse(day) / dayLength + 3
}

function dayOf(number: number): Day {
  return new Date((number - 3) * dayLength).toISOString().slice(0, 10)
}

function isWeekday(number: number): boolean {
  return number % 7 < 5
}

function weekdaysUpTo(number: number): number {
  return Math.floor(number / 7) * 5 + Math.min((number % 7) + 1, 5)
}

/** Cache of holidays as day numbers. A list uses the same set for every row. */
const numbered = new WeakMap<Holidays, ReadonlySet<number>>()
function holidayNumbers(holidays: Holidays): ReadonlySet<number> {
  const known = numbered.get(holidays) ?? new Set(Array.from(holidays, dayNumber))
  numbered.set(holidays, known)
  return known
}

export function isWorkingDay(day: Day, holidays: Holidays): boolean {
  return isWeekday(dayNumber(day)) && !holidays.has(day)
}

/**
 * Returns the day after this many working days. The first day does not count, so one working day after a Friday is
 * Monday. A count of 0 returns the day itself, even if it is not a working day.
 */
export function addWorkingDays(from: Moment, count: number, holidays: Holidays): Day {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a number of working days: ${count}`)
  const off = holidayNumbers(holidays)
  let number = dayNumber(dayInJakarta(from))
  for (let left = count; left > 0; ) {
    number += 1
    if (isWeekday(number) && !off.has(number)) left -= 1
  }
  return dayOf(number)
}

/** Counts the working days after `from` up to and including `to`. The result is 0 if `to` is not later. */
export function workingDaysBetween(from: Moment, to: Moment, holidays: Holidays): number {
  const first = dayInJakarta(from)
  const last = dayInJakarta(to)
  if (last <= first) return 0
  const [start, end] = [dayNumber(first), dayNumber(last)]
  let count = weekdaysUpTo(end) - weekdaysUpTo(start)
  for (const number of holidayNumbers(holidays)) {
    if (start < number && number <= end && isWeekday(number)) count -= 1
  }
  return count
}
