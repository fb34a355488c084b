import { formatDate, formatShortDate } from '../format.ts'
import {
  type DayLimits,
  type DayParts,
  dayOf,
  dayParts,
  type Reading,
  readTypedDay,
  tidyTyped,
} from './tanggal-ketik.ts'

export interface DayRange {
  start: string
  end: string
}

/** Formats a range as "1 Nov 2026 – 15 Nov 2026". A range of one day shows only that day. */
export function writeRange({ start, end }: DayRange): string {
  const [from, to] = [start, end].map(formatShortDate)
  return start === end ? `${from}` : `${from} – ${to}`
}

const between = /^(.+?)(?: ?[–—] ?| - | s\.? ?d\.? | s\/d | sampai (?:dengan )?| hingga )(.+)$/
const slashes = /^([\d/.]+)-([\d/.]+)$/
const inOneMonth = /^(\d{1,2}) ?- ?(\d{1,2} ?\p{L}.*)$/u

/**
 * Completes both days. The start takes a missing month or year from the end; the end takes a missing year from the
 * start.
 */
function completed(from: string, to: string, limits: DayLimits): [DayParts?, DayParts?] {
  const [start, end] = [dayParts(from), dayParts(to)]
  if (!end) return [start, end]
  if (start?.year && end.year === undefined) {
    const sameYear = compare(start, end) <= 0
    return [start, { ...end, year: sameYear ? start.year : later(start.year, 1) }]
  }
  if (/^\d{1,2}$/.test(from)) return [{ ...end, date: Number(from) }, end]
  if (!start || start.year !== undefined) return [start, end]
  const year = end.year ?? limits.today.slice(0, 4)
  return [
    { ...start, year: compare(start, end) <= 0 ? year : later(year, -1) },
    { ...end, year },
  ]
}

const compare = (a: DayParts, b: DayParts) => a.month - b.month || a.date - b.date
const later = (year: string, by: number) => String(Number(year) + by).padStart(year.length, '0')

/**
 * Reads a typed range: 1-15 nov 2026, 1/11/2026 - 15/12/2026, 20 des sampai 5 jan 2027. A single day is a range of one
 * day. It reports an end before the start and does not swap the two.
 */
export function readTypedRange(text: string, limits: DayLimits): Reading<DayRange> {
  const typed = tidyTyped(text)
  const single = readTypedDay(text, limits)
  if ('value' in single) {
    return { value: single.value === null ? null : { start: single.value, end: single.value } }
  }
  const [, from, to] = between.exec(typed) ?? slashes.exec(typed) ?? inOneMonth.exec(typed) ?? []
  if (!from || !to) return single
  const [startParts, endParts] = completed(from, to, limits)
  const start = startParts ? dayOf(startParts, from, limits) : readTypedDay(from, limits)
  const end = endParts ? dayOf(endParts, to, limits) : readTypedDay(to, limits)
  if ('fault' in start) return start
  if ('fault' in end) return end
  if (!start.value || !end.value) return single
  return start.value <= end.value
    ? { value: { start: start.value, end: end.value } }
    : {
        fault: `Tanggal akhir (${formatDate(end.value)}) mendahului tanggal awal (${formatDate(start.value)}).`,
      }
}
