import { addDays } from '../../platform/calendar/add-days.ts'
import { labelBulan, labelMinggu, mingguKe, rentangMinggu } from '../../platform/dasbor/deret.ts'
import type { RentangHari } from '../../platform/dasbor/rentang.ts'
import { formatShortDate } from '../../platform/format.ts'

/** Splits a range by the requested years. Without years, returns the whole range. */
export function rentangTahun(range: RentangHari, years: readonly number[]): RentangHari[] {
  if (years.length === 0) return [range]
  return [...new Set(years)]
    .map((year) => ({
      start: range.start && range.start > `${year}-01-01` ? range.start : `${year}-01-01`,
      end: range.end && range.end < `${year}-12-31` ? range.end : `${year}-12-31`,
    }))
    .filter(({ start, end }) => start <= end)
}

export interface Penggal {
  /** First and last day, limited to the requested range. */
  date: string
  dateEnd: string
  /** Week of the month, 1 to 6. Null for a single day. */
  week: number | null
  label: string
}

const hariPenggal = (day: string): Penggal => ({
  date: day,
  dateEnd: day,
  week: null,
  label: formatShortDate(day),
})

function pekanPenggal(day: string, last: string): Penggal {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const week = mingguKe(day)
  const { end } = rentangMinggu(year, month, week)
  return {
    date: day,
    dateEnd: end < last ? end : last,
    week,
    label: `${labelMinggu(week)} ${labelBulan(month)} ${year}`,
  }
}

/** Splits a range into days, or into weeks of its months, without gaps. */
export function penggalOf(start: string, end: string, unit: 'hari' | 'minggu'): Penggal[] {
  const all: Penggal[] = []
  for (let day = start; day <= end; day = addDays(all.at(-1)?.dateEnd ?? day, 1)) {
    all.push(unit === 'hari' ? hariPenggal(day) : pekanPenggal(day, end))
  }
  return all
}

/** A chart can show at most this many single days. */
export const hariTerbanyak = 31

export function unitOf(start: string, end: string): 'hari' | 'minggu' {
  return addDays(start, hariTerbanyak - 1) >= end ? 'hari' : 'minggu'
}
