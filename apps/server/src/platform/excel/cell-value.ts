const dayMs = 86_400_000
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
export type DateSystem = keyof typeof epochs

/** Converts an Excel serial to `YYYY-MM-DD`, with its time if it has one. Other numbers stay unchanged. */
export function dateText(serial: number, system: DateSystem): string {
  // Excel treats 1900 as a leap year, so serials before 29 February 1900 are one day early.
  const shift = system === 1900 && serial < 60 ? 1 : 0
  const time = epochs[system] + Math.round((serial + shift) * dayMs)
  if (!(serial >= 0) || time > Date.UTC(9999, 11, 31)) return numberText(serial)
  const iso = new Date(time).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
}

/**
 * Formats a number as a person would type it: no exponent for whole numbers, no binary rounding errors for fractions.
 */
export function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** Returns the zero-based column of a reference such as `AB12`, or -1 if there is none. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length && at < 4; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
