import { type DateSystem, dateText, numberText } from './cell-value.ts'

/** How a cell style displays a number, as far as the import needs it. */
export type NumberShape =
  | { kind: 'plain' | 'date' | 'other' }
  | { kind: 'percent'; decimals: number }
  | { kind: 'padded'; before: string; digits: number; after: string }

/** Built-in Excel format ids, which have no format code in the file. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36])
for (const id of [45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58]) builtInDates.add(id)
const builtIn: Record<number, string> = { 0: 'General', 1: '0', 9: '0%', 10: '0.00%', 49: '@' }

const literal = String.raw`(?:"[^"]*"|\\.|[-/ ()])*`
const padded = new RegExp(`^(${literal})(0+)(${literal})$`)
const percent = /^0(?:\.(0+))?%$/
const plain = /^(general|0|#|@)$/i

const spelled = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2')

/** Checks for a letter of day, month, year, hour or second outside quotes and brackets, which marks a date format. */
function isDate(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/general/gi, ''))
}

export function shapeOf(id: number, given: string | undefined): NumberShape {
  const code = given ?? builtIn[id]
  if (code === undefined) return { kind: builtInDates.has(id) ? 'date' : 'other' }
  if (isDate(code)) return { kind: 'date' }
  // The section after the first semicolon formats negative numbers.
  const shown = (code.split(';')[0] ?? '').replace(/\[[^\]]*\]|_.|\*./g, '').trim()
  if (plain.test(shown)) return { kind: 'plain' }
  const share = percent.exec(shown)
  if (share) return { kind: 'percent', decimals: share[1]?.length ?? 0 }
  const [, before = '', zeros, after = ''] = padded.exec(shown) ?? []
  if (!zeros) return { kind: 'other' }
  return { kind: 'padded', before: spelled(before), digits: zeros.length, after: spelled(after) }
}

/** Excel keeps 15 digits and drops the rest. */
const mostWhole = 1e15

/**
 * Formats a number as the sheet displays it. `sure` is false if the user may have typed something else: Excel turns
 * `12E3` into 1,20E+04 and `3-4` into a date, and drops the last digits of a long number.
 */
export function shownNumber(
  value: number,
  shape: NumberShape,
  system: DateSystem,
): { text: string; sure: boolean } {
  switch (shape.kind) {
    case 'date':
      return { text: dateText(value, system), sure: false }
    case 'percent':
      return { text: `${(value * 100).toFixed(shape.decimals)}%`, sure: true }
    case 'padded':
      if (!Number.isSafeInteger(value) || value < 0 || value >= mostWhole) break
      return { text: shape.before + String(value).padStart(shape.digits, '0') + shape.after, sure: true }
    case 'plain':
      return { text: numberText(value), sure: Math.abs(value) < mostWhole }
  }
  return { text: numberText(value), sure: false }
}
