const dayMs = 86_400_000
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
export type DateSystem = keyof typeof epochs

/** Formats that Excel numbers without spelling them out. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36])
for (const id of [45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58]) builtInDates.add(id)

/** A format shows a date when a letter of day, month, year, hour or second stands outside quotes and brackets. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(id)
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/general/gi, ''))
}

/** A serial day as `YYYY-MM-DD`, with its time where it has one; other numbers stay as they were. */
export function dateText(serial: number, system: DateSystem): string {
  // Excel believes in 29 February 1900: before it every serial is a day early.
  const shift = system === 1900 && serial < 60 ? 1 : 0
  const time = epochs[system] + Math.round((serial + shift) * dayMs)
  if (!(serial >= 0) || time > Date.UTC(9999, 11, 31)) return numberText(serial)
  const iso = new Date(time).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
}

/** As a person would have typed it: whole numbers without exponent, fractions without binary dust. */
export function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** The column of a reference such as `AB12`, from 0; -1 where there is none. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length && at < 4; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
