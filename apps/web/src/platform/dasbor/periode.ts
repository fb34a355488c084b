import { mingguKe } from '@portal/domain/platform/dasbor/deret'

/** Returns the index of the current month if `tahun` is the current year. */
export function bulanBerjalan(tahun: number, today: string): number | undefined {
  return today.startsWith(`${tahun}-`) ? Number(today.slice(5, 7)) - 1 : undefined
}

interface Titik {
  years: number
  months: number
  /** Week of the month; null for the whole month. */
  weeks: number | null
}

/** Returns the index of the current month or week. */
export function titikBerjalan(titik: readonly Titik[], today: string): number | undefined {
  const [year, month, week] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)), mingguKe(today)]
  const place = titik.findIndex(
    ({ years, months, weeks }) => years === year && months === month && (weeks === null || weeks === week),
  )
  return place < 0 ? undefined : place
}

/**
 * Returns the chosen year as periods: `setahun` is the whole year, `berjalan` the year up to today, `pembanding` the same
 * part of the year before. Figures of `berjalan` compare with `pembanding`, so a full year never meets a partial one.
 */
export function periodeOf(tahun: number, today: string) {
  const running = today.startsWith(`${tahun}-`)
  const day = running ? today.slice(5) : '12-31'
  // The year before a leap year has no 29 February.
  const before = day === '02-29' ? '02-28' : day
  return {
    setahun: { start: `${tahun}-01-01`, end: `${tahun}-12-31` },
    berjalan: { start: `${tahun}-01-01`, end: `${tahun}-${day}` },
    pembanding: { start: `${tahun - 1}-01-01`, end: `${tahun - 1}-${before}` },
    labelPembanding: running ? `periode yang sama ${tahun - 1}` : String(tahun - 1),
    running,
  }
}

/** Returns the years of the filter, latest first. */
export function pilihanTahun(today: string, chosen: number): number[] {
  const latest = Number(today.slice(0, 4))
  const years = Array.from({ length: 10 }, (_, n) => latest - n)
  return years.includes(chosen) ? years : [...years, chosen].toSorted((a, b) => b - a)
}
