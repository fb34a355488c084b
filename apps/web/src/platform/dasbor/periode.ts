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
