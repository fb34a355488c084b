import { formatDate } from '../format.ts'
import { addDays } from './add-days.ts'
import { monthOf, realDay } from './read-tanggal.ts'
import { isPlausible, tahunJanggal } from './tanggal-wajar.ts'

export interface DayLimits {
  /** Current day in Jakarta. */
  today: string
  min?: string | undefined
  max?: string | undefined
}

export type Reading<T> = { value: T | null } | { fault: string }

/** Day that a text names. The year stays as written and may be missing or incomplete. */
export interface DayParts {
  date: number
  month: number
  year?: string | undefined
}

const words = new Map([
  ['kemarin', -1],
  ['hari ini', 0],
  ['besok', 1],
])
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const together = /^(\d{2})(\d{2})(\d{4})$/
const numbers = /^(\d{1,2}) ?[/. -] ?(\d{1,2})(?: ?[/. -] ?(\d*))?$/
const named = /^(?:\p{L}+, ?)?(\d{1,2})[ /.-]*(\p{L}{3,})\.?(?:[ ,/.-]*(\d+))?$/u

export const tidyTyped = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns the parts of a date, even if that day does not exist, or undefined if the text names no day. */
export function dayParts(text: string): DayParts | undefined {
  const [, year, m, d] = yearFirst.exec(text) ?? []
  if (year) return { date: Number(d), month: Number(m), year }
  const [, date, month, y] = together.exec(text) ?? numbers.exec(text) ?? []
  if (date) return { date: Number(date), month: Number(month), year: y }
  const [, hari, nama = '', tahun] = named.exec(text) ?? []
  return hari && monthOf(nama) > 0 ? { date: Number(hari), month: monthOf(nama), year: tahun } : undefined
}

/** Completes a year. Two digits mean a year between 79 years ago and 20 years ahead. */
function wholeYear(year: string, today: string): number | undefined {
  if (year.length === 4) return Number(year)
  if (year.length !== 2) return undefined
  const latest = Number(today.slice(0, 4)) + 20
  return latest - ((latest - Number(year)) % 100)
}

/** Formats 2026-11-16 as "16/11/2026", the way people type it. */
export const slashed = (day: string) => day.split('-').reverse().join('/')
const quoted = (text: string) => `"${text.length > 30 ? `${text.slice(0, 30)}…` : text}"`
const writeLike = ({ today }: DayLimits) => `Tulis seperti ${slashed(today)}.`

function limitFault(day: string, { today, min, max }: DayLimits): string | undefined {
  if (!isPlausible(day)) return tahunJanggal
  const spell = (limit: string) => (limit === today ? `hari ini (${formatDate(limit)})` : formatDate(limit))
  if (min && day < min) return `Paling awal ${spell(min)}.`
  if (max && day > max) return `Paling akhir ${spell(max)}.`
  return undefined
}

/**
 * Returns the day. A missing year means this year, or an adjacent year if only that one is within the limits: in
 * January, a past date "28 des" is in last year.
 */
export function dayOf(parts: DayParts, text: string, limits: DayLimits): Reading<string> {
  const thisYear = Number(limits.today.slice(0, 4))
  const year = parts.year === undefined ? thisYear : wholeYear(parts.year, limits.today)
  if (year === undefined)
    return { fault: `Tahun pada ${quoted(text.trim())} harus dua atau empat angka. ${writeLike(limits)}` }
  const day = realDay(year, parts.month, parts.date)
  if (!day) return { fault: `Tanggal ${quoted(text.trim())} tidak ada. ${writeLike(limits)}` }
  const fault = limitFault(day, limits)
  if (!fault) return { value: day }
  const beside = parts.year === undefined ? [year - 1, year + 1] : []
  const fitting = beside
    .map((other) => realDay(other, parts.month, parts.date))
    .find((other) => other && !limitFault(other, limits))
  return fitting ? { value: fitting } : { fault }
}

/**
 * Reads a typed day: 16/11/2026, 16-11-26, 16.11.2026, 16112026, 16 nov, 16 November 2026, hari ini. It never guesses
 * an incomplete year, and reports what it cannot read.
 */
export function readTypedDay(text: string, limits: DayLimits): Reading<string> {
  const typed = tidyTyped(text)
  if (typed === '') return { value: null }
  const distance = words.get(typed)
  if (distance !== undefined) {
    const day = addDays(limits.today, distance)
    const fault = limitFault(day, limits)
    return fault ? { fault } : { value: day }
  }
  const parts = dayParts(typed)
  return parts
    ? dayOf(parts, text, limits)
    : { fault: `Tanggal ${quoted(text.trim())} tidak dikenali. ${writeLike(limits)}` }
}
