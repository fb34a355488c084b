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

/** Of single figures, or of what is stacked; an axis whose end is known keeps it. */
export function ticksOf(data: ChartData, stacked: boolean): number[] {
  const figures = stacked
    ? data.categories.map((_, index) => categoryTotal(data, index) ?? 0)
    : data.series.flatMap(({ values }) => values.map((value) => value ?? 0))
  return axisTicks(data.measure.max ?? Math.max(0, ...figures), data.measure.style === 'count')
}
