/** Labels and order of months and weeks (specification, section 9). */
export const bulanSingkat = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'Mei',
  'Jun',
  'Jul',
  'Agu',
  'Sep',
  'Okt',
  'Nov',
  'Des',
] as const

export const labelBulan = (month: number): string => bulanSingkat[month - 1] ?? ''
export const labelMinggu = (week: number): string => `Minggu ${week}`

/**
 * Returns the week of a day within its month, 1 to 6. Weeks start on Monday, the first one on the first of the month.
 */
export function mingguKe(day: string): number {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`).getUTCDay()
  return Math.ceil((Number(day.slice(8, 10)) + ((first + 6) % 7)) / 7)
}

export function jumlahMinggu(year: number, month: number): number {
  return mingguKe(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10))
}

/** Returns the days of a week in a month, with the weeks of `mingguKe`. */
export function rentangMinggu(year: number, month: number, week: number): { start: string; end: string } {
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const days = Array.from(
    { length: Number(last.slice(8)) },
    (_, n) => `${last.slice(0, 8)}${String(n + 1).padStart(2, '0')}`,
  ).filter((day) => mingguKe(day) === week)
  return { start: days[0] ?? last, end: days.at(-1) ?? last }
}

const asMonth = /^(\p{L}{3})(?: (\d{4}))?$/u
const asWeek = /^Minggu (\d)$/

/**
 * Returns the sort position of a label. The specification sorts week labels as December 2024. Unknown labels come last.
 */
function placeOf(label: string): readonly [number, number, number] {
  const week = asWeek.exec(label)
  if (week) return [2024, 12, Number(week[1])]
  const month = asMonth.exec(label)
  const place = bulanSingkat.indexOf((month?.[1] ?? '') as (typeof bulanSingkat)[number])
  if (place < 0) return [Number.MAX_SAFE_INTEGER, 0, 0]
  return [Number(month?.[2] ?? 0), place + 1, 0]
}

/** Compares labels by time: "Mei 2025" before "Jan 2026", "Minggu 1" before "Minggu 2". */
export function sortLabels(a: string, b: string): number {
  const [left, right] = [placeOf(a), placeOf(b)]
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

/**
 * Returns the years of a comparison: all years with figures up to `year`. It always contains `year` and the year
 * before, even without figures. `back` keeps only the latest years.
 */
export function deretTahun(known: readonly number[], year: number, back?: number): number[] {
  const years = new Set([...known.filter((found) => found <= year), year - 1, year])
  const sorted = [...years].toSorted((a, b) => a - b)
  return back === undefined ? sorted : sorted.slice(-Math.max(1, back))
}
