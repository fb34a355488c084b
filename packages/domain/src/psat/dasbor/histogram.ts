import { roundTo } from '../../platform/dasbor/angka.ts'

export type Histogram = ReadonlyMap<number, number>

export interface RingkasanHari {
  count: number
  /** One decimal. Mean, median and p90 are null if there are no files. */
  mean: number | null
  median: number | null
  /** 90th percentile: nine of ten files took no longer. */
  p90: number | null
}

/** Returns the smallest number of days that the given share of files did not exceed. */
function quantileOf(days: readonly (readonly [number, number])[], count: number, share: number): number {
  let seen = 0
  for (const [day, n] of days) {
    seen += n
    if (seen >= share * count) return day
  }
  return days.at(-1)?.[0] ?? 0
}

export function summariseHari(histogram: Histogram): RingkasanHari {
  const days = [...histogram].filter(([, n]) => n > 0).sort(([a], [b]) => a - b)
  const count = days.reduce((sum, [, n]) => sum + n, 0)
  if (count === 0) return { count, mean: null, median: null, p90: null }
  const sum = days.reduce((total, [day, n]) => total + day * n, 0)
  return {
    count,
    mean: roundTo(sum / count, 1),
    median: quantileOf(days, count, 0.5),
    p90: quantileOf(days, count, 0.9),
  }
}
