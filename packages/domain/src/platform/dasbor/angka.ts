/** Percentages and rounding as in the specification (sections 5 and 9). */

/** Rounds halves away from zero: 1.005 with two decimals gives 1.01. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor
}

/**
 * Returns a part as a percentage of the whole, with one decimal for charts and two for documents. It is 0 if the whole
 * is 0.
 */
export function persenDari(part: number, whole: number, decimals = 1): number {
  return whole > 0 ? roundTo((part / whole) * 100, decimals) : 0
}

/** Returns the length of a bar as a whole percentage of the largest value. */
export function panjangBatang(value: number, values: readonly number[]): number {
  return persenDari(value, Math.max(0, ...values), 0)
}

/** Returns (now − before) / before in percent, or null if `before` is 0. */
export function pertumbuhan(now: number, before: number): number | null {
  return before > 0 ? roundTo(((now - before) / before) * 100, 1) : null
}

export function rerata(sum: number, count: number, decimals = 1): number | null {
  return count > 0 ? roundTo(sum / count, decimals) : null
}

/**
 * Returns the 95% Wilson confidence interval of a share, in percent. It stays within 0 and 100 and is correct for small
 * samples. It is null without a sample.
 */
export function selangBagian(part: number, whole: number): { dari: number; sampai: number } | null {
  if (whole <= 0) return null
  const z = 1.959964
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const width = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const scale = 1 + z ** 2 / whole
  const percent = (value: number) => roundTo(Math.min(1, Math.max(0, value / scale)) * 100, 1)
  return { dari: percent(middle - width), sampai: percent(middle + width) }
}
