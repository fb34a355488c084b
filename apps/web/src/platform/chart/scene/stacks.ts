import { stack } from 'd3-shape'
import { type ChartData, figureAt } from '#platform/chart/chart-data.ts'

/** A piece of a stack: from where to where, in figures. */
interface Piece {
  category: number
  series: number
  from: number
  to: number
  /** Nothing lies on it. */
  last: boolean
}

/** What is known, series upon series; a figure of nothing is a piece without height. */
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
