import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'

interface Days {
  start: string
  end: string
}

/**
 * A range of days, split into periods of a fact table (years such as 2026, months such as 202611) and remaining days.
 */
export interface Cover {
  /** Both ends are inclusive. */
  periods: (readonly [from: number, to: number])[]
  days: Days[]
}

/** Years have four digits, so that a month key (six digits) never looks like a year. */
const firstDay = '1000-01-01'
const lastDay = '9999-12-31'

/** Returns the number of months since year 0, which makes months countable. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const period = (month: number) => Math.floor(month / 12) * 100 + (month % 12) + 1
const pad = (value: number, length: number) => String(value).padStart(length, '0')
const firstOf = (month: number) => `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-01`
function lastOf(month: number): string {
  const days = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${firstOf(month).slice(0, 8)}${pad(days, 2)}`
}

/**
 * Splits a range into whole years, then whole months at its ends, then days. `per: 'bulan'` uses no years, `per:
 * 'hari'` only days.
 */
export function coverOf(
  { start = firstDay, end = lastDay }: RentangHari,
  per: TingkatWaktu = 'tahun',
): Cover {
  if (start > end) return { periods: [], days: [] }
  const first = start.endsWith('-01') ? monthOf(start) : monthOf(start) + 1
  const last = end === lastOf(monthOf(end)) ? monthOf(end) : monthOf(end) - 1
  if (per === 'hari' || first > last) return { periods: [], days: [{ start, end }] }
  const days: Days[] = []
  if (start < firstOf(first)) days.push({ start, end: lastOf(first - 1) })
  if (end > lastOf(last)) days.push({ start: firstOf(last + 1), end })
  return { periods: periodsOf(first, last, per), days }
}

function periodsOf(first: number, last: number, per: TingkatWaktu): Cover['periods'] {
  const [firstYear, lastYear] = [Math.ceil(first / 12), Math.floor((last + 1) / 12) - 1]
  if (per === 'bulan' || firstYear > lastYear) return [[period(first), period(last)]]
  const periods: Cover['periods'] = [[firstYear, lastYear]]
  if (first < firstYear * 12) periods.push([period(first), period(firstYear * 12 - 1)])
  if (last > lastYear * 12 + 11) periods.push([period(lastYear * 12 + 12), period(last)])
  return periods
}
