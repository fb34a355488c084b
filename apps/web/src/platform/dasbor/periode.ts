import { mingguKe } from '@portal/domain/platform/statistik/deret'

/** Place of the month of a year that is not over yet; none of any other year. */
export function bulanBerjalan(tahun: number, today: string): number | undefined {
  return today.startsWith(`${tahun}-`) ? Number(today.slice(5, 7)) - 1 : undefined
}

interface Titik {
  years: number
  months: number
  /** Of its month; null for the whole of it. */
  weeks: number | null
}

/** Place of the month or week that is not over yet. */
export function titikBerjalan(titik: readonly Titik[], today: string): number | undefined {
  const [year, month, week] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)), mingguKe(today)]
  const place = titik.findIndex(
    ({ years, months, weeks }) => years === year && months === month && (weeks === null || weeks === week),
  )
  return place < 0 ? undefined : place
}

/** A year up to today, and the same part of the year before: a whole year is not compared with eleven months. */
export function periodeOf(tahun: number, today: string) {
  const running = today.startsWith(`${tahun}-`)
  const day = running ? today.slice(5) : '12-31'
  // 29 February has none the year before.
  const before = day === '02-29' ? '02-28' : day
  return {
    ini: { start: `${tahun}-01-01`, end: `${tahun}-12-31` },
    sebanding: { start: `${tahun}-01-01`, end: `${tahun}-${day}` },
    lalu: { start: `${tahun - 1}-01-01`, end: `${tahun - 1}-${before}` },
    banding: running ? `periode yang sama ${tahun - 1}` : String(tahun - 1),
    running,
  }
}

/** Years that can be chosen, the latest first. */
export function pilihanTahun(today: string, chosen: number): number[] {
  const latest = Number(today.slice(0, 4))
  const years = Array.from({ length: 10 }, (_, n) => latest - n)
  return years.includes(chosen) ? years : [...years, chosen].toSorted((a, b) => b - a)
}
