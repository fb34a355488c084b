const bulan = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
] as const

/**
 * Returns 1 to 12, or 0 if the word is no month. It accepts abbreviations from three letters, with or without a dot.
 */
export function monthOf(word: string): number {
  const short = word.toLowerCase().replace(/\.$/, '')
  return short.length < 3 ? 0 : 1 + bulan.findIndex((names) => names.some((name) => name.startsWith(short)))
}

/** Returns an existing calendar day as YYYY-MM-DD, or undefined. */
export function realDay(year: number, month: number, date: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, date))
  const real = time.getUTCMonth() === month - 1 && time.getUTCDate() === date && year >= 1000
  return real ? time.toISOString().slice(0, 10) : undefined
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const words = /^(?:\p{L}+, ?)?(\d{1,2})[ -]+(\p{L}{3,}\.?)[ -]+(\d{4})$/u

/**
 * Reads a written date: 2026-03-15, 15/03/2026 (day first) or 15 Maret 2026. It ignores a time. It returns undefined
 * for anything else, including two-digit years.
 */
export function readTanggal(text: string): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ')
  const [, year, month, date] = iso.exec(written) ?? []
  if (year) return realDay(Number(year), Number(month), Number(date))
  const [, d, m, y] = numbers.exec(written) ?? []
  if (d) return realDay(Number(y), Number(m), Number(d))
  const [, hari, nama = '', tahun] = words.exec(written) ?? []
  return hari ? realDay(Number(tahun), monthOf(nama), Number(hari)) : undefined
}
