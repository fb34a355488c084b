import { jumlahMinggu, labelBulan, labelMinggu, mingguKe } from './deret.ts'
import type { RentangHari } from './rentang.ts'

/** Points of a trend: the weeks of one month, or months. */
export interface TitikWaktu {
  years: number
  months: number
  weeks: number | null
  label: string
}

export interface Deret {
  per: 'bulan' | 'hari'
  rentang: { start: string; end: string }
  titik: TitikWaktu[]
}

/** Maximum number of months. The latest ones stay. */
const terbanyak = 24

const pad = (value: number) => String(value).padStart(2, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/**
 * Returns weeks if the range lies within one month, else months. Without a start it covers the twelve months up to the
 * end, by default today. A backward range gives no points.
 */
export function deretOf({ start, end }: RentangHari, today: string): Deret {
  const last = end ?? (start !== undefined && start > today ? start : today)
  const [y2, m2] = last.split('-').map(Number) as [number, number]
  const yearBefore = `${m2 === 12 ? y2 : y2 - 1}-${pad(m2 === 12 ? 1 : m2 + 1)}-01`
  const first = start ?? yearBefore
  if (first > last) return { per: 'bulan', rentang: { start: first, end: last }, titik: [] }
  if (start !== undefined && end !== undefined && first.slice(0, 7) === last.slice(0, 7)) {
    const weeks = Array.from({ length: jumlahMinggu(y2, m2) }, (_, n) => n + 1)
    const shown = weeks.filter((week) => week >= mingguKe(first) && week <= mingguKe(last))
    return {
      per: 'hari',
      rentang: { start: first, end: last },
      titik: shown.map((week) => ({ years: y2, months: m2, weeks: week, label: labelMinggu(week) })),
    }
  }
  const [y1, m1] = first.split('-').map(Number) as [number, number]
  const all = Math.min(terbanyak, (y2 - y1) * 12 + (m2 - m1) + 1)
  const titik = Array.from({ length: all }, (_, n) => {
    const place = y2 * 12 + (m2 - 1) - (all - 1 - n)
    const [years, months] = [Math.floor(place / 12), (place % 12) + 1]
    return { years, months, weeks: null, label: `${labelBulan(months)} ${years}` }
  })
  const [begin] = titik
  const from = begin ? `${begin.years}-${pad(begin.months)}-01` : first
  return {
    per: 'bulan',
    rentang: {
      start: [from, first].toSorted()[1] ?? first,
      end: end ?? (start === undefined ? lastDay(y2, m2) : last),
    },
    titik,
  }
}

/** Returns the index of the point to which a figure of this time belongs. */
export function titikOf({ per, titik }: Deret, waktu: number): number {
  if (per === 'bulan') {
    return titik.findIndex(({ years, months }) => years * 100 + months === waktu)
  }
  const day = String(waktu)
  const week = mingguKe(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`)
  return titik.findIndex(({ weeks }) => weeks === week)
}
