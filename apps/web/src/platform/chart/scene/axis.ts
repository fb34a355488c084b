import { type ChartData, categoryTotal } from '#platform/chart/chart-data.ts'

const steps = [1, 2, 2.5, 5, 10]

/** Ticks from 0, at most five, evenly apart by a round step; the last is at or above the highest figure. */
export function axisTicks(highest: number, whole: boolean): number[] {
  // Where everything is nought there is still an axis.
  const top = whole ? Math.max(highest, 4) : highest > 1e-6 ? highest : 1
  const power = 10 ** Math.floor(Math.log10(top / 4))
  const fits = (step: number) => step * 4 >= top && (!whole || Number.isInteger(step))
  const step = steps.map((n) => n * power).find(fits) ?? Math.ceil(top / 4)
  const count = Math.max(1, Math.ceil(top / step - 1e-9))
  // Multiples, not sums: 0.1 + 0.2 is no tick.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Up to an end that is known and no further: ratings from 1 to 5 have no 6. */
function ticksUpTo(end: number, whole: boolean): number[] {
  const round = axisTicks(end, whole)
  const parts = round.at(-1) === end ? undefined : [5, 4, 3, 2].find((count) => Number.isInteger(end / count))
  if (parts === undefined) return round
  return Array.from({ length: parts + 1 }, (_, index) => (index * end) / parts)
}

/** Of single figures, or of what is stacked; an axis whose end is known keeps it. */
export function ticksOf(data: ChartData, stacked: boolean): number[] {
  const figures = stacked
    ? data.categories.map((_, index) => categoryTotal(data, index) ?? 0)
    : data.series.flatMap(({ values }) => values.map((value) => value ?? 0))
  const { max, style } = data.measure
  if (max !== undefined) return ticksUpTo(max, style === 'count')
  return axisTicks(Math.max(0, ...figures), style === 'count')
}
