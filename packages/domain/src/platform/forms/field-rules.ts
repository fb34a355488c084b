/** Rules of fields and filters that hold on every screen (specification, section 5). */

/** Phone and number fields keep digits alone. */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, '')
}

/** A key that a numeric field lets through: digits and delete; keys that write nothing are not its business. */
export function isNumericKey(key: string): boolean {
  return /^\d$/.test(key) || key === 'Backspace' || key === 'Delete'
}

export function minLengthMessage(label: string, min: number): string {
  return `Minimal jumlah karakter ${label} adalah ${min}`
}

/** One picked date means start = end, two mean a range in order, none means no filter. */
export function dateRangeOf(
  picked: readonly (string | null | undefined)[],
): { start: string; end: string } | undefined {
  const days = picked.filter((day): day is string => Boolean(day)).sort()
  const start = days[0]
  const end = days.at(-1)
  return start && end ? { start, end } : undefined
}

type Filled<T> = { [K in keyof T]?: Exclude<T[K], null | undefined | ''> }

/** Empty filters are left out of requests: undefined, null, blank text, empty lists. `false` and 0 stay. */
export function dropEmpty<T extends object>(filters: T): Filled<T> {
  const kept = Object.entries(filters).filter(([, value]) => {
    if (value === undefined || value === null) return false
    if (typeof value === 'string') return value.trim() !== ''
    return !(Array.isArray(value) && value.length === 0)
  })
  return Object.fromEntries(kept) as Filled<T>
}
