const romawi = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const partsOf = (nomor: string): string[] => nomor.split(/(\d+)/)
const isDigits = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part)

/** Returns the index of the running number: the first of the longest digit groups that are not a year. */
function runningAt(parts: readonly string[], year: string): number {
  const free = parts.flatMap((part, at) => (isDigits(part) && !isYear(part, year) ? [at] : []))
  const longest = Math.max(...free.map((at) => parts[at]?.length ?? 0))
  return free.find((at) => parts[at]?.length === longest) ?? -1
}

/** Returns the running number, or null for a number without one. */
export function urutanNomor(nomor: string, today: string): number | null {
  const parts = partsOf(nomor)
  const running = parts[runningAt(parts, today.slice(0, 4))]
  return isDigits(running) && running.length <= 12 ? Number(running) : null
}

/**
 * Returns a regular expression for the numbers of the same series: any running number, which is its group, and any Roman
 * month. The year stays, because offices may start anew each year. Null without a running part.
 */
export function polaNomor(nomor: string, today: string): string | null {
  if (urutanNomor(nomor, today) === null) return null
  const parts = partsOf(nomor)
  const at = runningAt(parts, today.slice(0, 4))
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const words = (text: string) =>
    text
      .split('/')
      .map((part) => (romawi.includes(part) ? '[IVX]+' : escaped(part)))
      .join('/')
  return `^${parts.map((part, index) => (index === at ? '(\\d{1,12})' : words(part))).join('')}$`
}

const isYear = (part: string, year: string): boolean =>
  /^20\d\d$/.test(part) && Math.abs(Number(part) - Number(year)) <= 10

/** Replaces the year, and a Roman month that is a part of its own, with those of today. */
function dated(nomor: string, today: string): string {
  const [year = '', month = ''] = today.split('-')
  const now = romawi[Number(month) - 1] ?? ''
  return nomor
    .replace(/(?<![\dA-Za-z])20\d\d(?![\dA-Za-z])/g, (found) => (isYear(found, year) ? year : found))
    .split('/')
    .map((part) => (romawi.includes(part) ? now : part))
    .join('/')
}

/**
 * Returns the number after a given one ("0012/SPPB-PSAT/XI/2026" after "0011/SPPB-PSAT/X/2026"), or null
 * without a running part. Offices number freely, so the result is only a suggestion.
 */
export function nomorBerikut(terakhir: string, today: string): string | null {
  const parts = partsOf(terakhir)
  const at = runningAt(parts, today.slice(0, 4))
  const running = parts[at]
  if (!isDigits(running) || running.length > 12) return null
  const next = String(Number(running) + 1).padStart(running.length, '0')
  return dated(parts.with(at, next).join(''), today)
}
