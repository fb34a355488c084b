const romawi = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The parts of a number: digits, and what stands between them. */
const partsOf = (nomor: string): string[] => nomor.split(/(\d+)/)
const isDigits = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part)

/** The last group of digits that is neither a year nor a month beside one: the running one. */
function runningAt(parts: readonly string[], year: string): number {
  const free = parts.flatMap((part, at) => (isDigits(part) && !isYear(part, year) ? [at] : []))
  const longest = Math.max(...free.map((at) => parts[at]?.length ?? 0))
  return free.find((at) => parts[at]?.length === longest) ?? -1
}

const isYear = (part: string, year: string): boolean =>
  /^20\d\d$/.test(part) && Math.abs(Number(part) - Number(year)) <= 10

/** The year, and the month in Roman figures where it stands as a part of its own, as of today. */
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
 * The number that follows the last one issued ("0012/SPPB-PSAT/XI/2026" after "0011/SPPB-PSAT/X/2026"), or nothing where
 * it has no running part. Offices number as they please, so this is only ever proposed.
 */
export function nomorBerikut(terakhir: string, today: string): string | null {
  const parts = partsOf(terakhir)
  const at = runningAt(parts, today.slice(0, 4))
  const running = parts[at]
  if (!isDigits(running) || running.length > 12) return null
  const next = String(Number(running) + 1).padStart(running.length, '0')
  return dated(parts.with(at, next).join(''), today)
}
