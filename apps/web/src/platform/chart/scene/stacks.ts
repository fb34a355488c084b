import { stack } from 'd3-shape'
import { type ChartData, figureAt } from '#platform/chart/chart-data.ts'

/** A piece of a stack; `from` and `to` are figures, not pixels. */
interface Piece {
  category: number
  series: number
  from: number
  to: number
  /** True for the outermost piece of the stack. */
  last: boolean
}

/** Stacks the known figures series by series. A figure of 0 is a piece without height. */
export function stacksOf(data: ChartData): Piece[] {
  const layers = stack<unknown, number, number>()
    .keys(data.series.map((_, index) => index))
    .value((category, series) => figureAt(data, { category, series }) ?? 0)(data.categories.keys())
  return layers.flatMap((layer, series) =>
    layer.flatMap(([from, to], category): Piece[] => {
      if (figureAt(data, { category, series }) === null) return []
      const above = layers.slice(series + 1).some((higher) => (higher[category]?.[1] ?? to) > to)
      return [{ category, series, from, to, last: !above }]
    }),
  )
}
