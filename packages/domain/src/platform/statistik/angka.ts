/** Percentages and roundings of the specification (sections 5 and 9). */

/** Half away from nought, as people round; 1.005 is written with two decimals as 1,01. */
export function bulatkan(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor
}

/** A part in percent of the whole: one decimal in charts, two for documents. Of nothing it is nothing. */
export function persenDari(part: number, whole: number, decimals = 1): number {
  return whole > 0 ? bulatkan((part / whole) * 100, decimals) : 0
}

/** Against the largest of the list, whole: how long a bar is. */
export function panjangBatang(value: number, values: readonly number[]): number {
  return persenDari(value, Math.max(0, ...values), 0)
}

/** (n − before) / before in percent; null where there was nothing before: any growth from nought is endless. */
export function pertumbuhan(now: number, before: number): number | null {
  return before > 0 ? bulatkan(((now - before) / before) * 100, 1) : null
}

/** An average to one decimal; null of nothing. */
export function rerata(sum: number, count: number, decimals = 1): number | null {
  return count > 0 ? bulatkan(sum / count, decimals) : null
}

/**
 * How far the share may lie from what was seen: Wilson's interval of 95%, in percent. It stays within 0 and 100 and is honest for
 * few; null of none.
 */
export function selangBagian(part: number, whole: number): { dari: number; sampai: number } | null {
  if (whole <= 0) return null
  const z = 1.959964
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const width = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const scale = 1 + z ** 2 / whole
  const percent = (value: number) => bulatkan(Math.min(1, Math.max(0, value / scale)) * 100, 1)
  return { dari: percent(middle - width), sampai: percent(middle + width) }
}
