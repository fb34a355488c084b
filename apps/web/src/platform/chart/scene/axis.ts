import { type ChartData, categoryTotal } from '#platform/chart/chart-data.ts'

const steps = [1, 2, 2.5, 5, 10]

/**
 * Returns at most five evenly spaced ticks from 0 with a round step. The last tick is at or above the highest figure.
 */
export function axisTicks(highest: number, whole: boolean): number[] {
  // The chart needs an axis even if all figures are 0.
  const top = whole ? Math.max(highest, 4) : highest > 1e-6 ? highest : 1
  const power = 10 ** Math.floor(Math.log10(top / 4))
  const fits = (step: number) => step * 4 >= top && (!whole || Number.isInteger(step))
  const step = steps.map((n) => n * power).find(fits) ?? Math.ceil(top / 4)
  const count = Math.max(1, Math.ceil(top / step - 1e-9))
  // Multiplication instead of repeated addition avoids rounding errors such as 0.1 + 0.2.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Returns ticks that end exactly at a fixed maximum: ratings from 1 to 5 must not show 6. */
function ticksUpTo(end: number, whole: boolean): number[] {
  const round = axisTicks(end, whole)
  const parts = round.at(-1) === end ? undefined : [5, 4, 3, 2].find((count) => Number.isInteger(end / count))
  if (parts === undefined) return round
  return Array.from({ length: parts + 1 }, (_, index) => (index * end) / parts)
}

/** Returns the ticks for single or stacked figures. A fixed maximum of the measure takes precedence. */
export function ticksOf(data: ChartData, stacked: boolean): number[] {
  const figures = stacked
    ? data.categories.map((_, index) => categoryTotal(data, index) ?? 0)
    : data.series.flatMap(({ values }) => values.map((value) => value ?? 0))
  const { max, style } = data.measure
  if (max !== undefined) return ticksUpTo(max, style === 'count')
  return axisTicks(Math.max(0, ...figures), style === 'count')
}
