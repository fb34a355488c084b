/** Rules for fields and filters on every screen (specification, section 5). */

/** Removes all characters except digits, for phone and number fields. */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, '')
}

/**
 * Checks whether a numeric field accepts this key: digits, Backspace and Delete. Callers handle keys that write
 * nothing.
 */
export function isNumericKey(key: string): boolean {
  return /^\d$/.test(key) || key === 'Backspace' || key === 'Delete'
}

/** Fewest and most digits of a phone number. */
export const panjangTelepon = { min: 8, max: 20 } as const

export function minLengthMessage(label: string, min: number): string {
  return `Minimal jumlah karakter ${label} adalah ${min}`
}

/** Converts picked dates to a range: one date means start = end, two mean an ordered range, none means no filter. */
export function dateRangeOf(
  picked: readonly (string | null | undefined)[],
): { start: string; end: string } | undefined {
  const days = picked.filter((day): day is string => Boolean(day)).sort()
  const start = days[0]
  const end = days.at(-1)
  return start && end ? { start, end } : undefined
}

type Filled<T> = { [K in keyof T]?: Exclude<T[K], null | undefined | ''> }

/** Removes empty filters from a request: undefined, null, blank text and empty lists. `false` and 0 stay. */
export function dropEmpty<T extends object>(filters: T): Filled<T> {
  const kept = Object.entries(filters).filter(([, value]) => {
    if (value === undefined || value === null) return false
    if (typeof value === 'string') return value.trim() !== ''
    return !(Array.isArray(value) && value.length === 0)
  })
  return Object.fromEntries(kept) as Filled<T>
}
