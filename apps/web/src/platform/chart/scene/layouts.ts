import { teratasKomoditas } from '@portal/domain/platform/dasbor/teratas'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import type { ChartKind } from '#platform/chart/chart-kind.ts'
import { ranked } from '#platform/chart/ranked.ts'
import { layoutBars } from '#platform/chart/scene/bars.ts'
import { layoutColumns } from '#platform/chart/scene/columns.ts'
import { layoutDonut } from '#platform/chart/scene/donut.ts'
import { layoutLines } from '#platform/chart/scene/lines.ts'
import { layoutMultiples } from '#platform/chart/scene/multiples.ts'
import { layoutRadar } from '#platform/chart/scene/radar.ts'
import type { Box, Scene } from '#platform/chart/scene/scene.ts'

const drawings: Record<ChartKind, (data: ChartData, box: Box) => Scene> = {
  columns: (data, box) => layoutColumns(data, box, false),
  'stacked-columns': (data, box) => layoutColumns(data, box, true),
  bars: (data, box) => layoutBars(data, box, {}),
  'share-bars': (data, box) => layoutBars(data, box, { relative: true }),
  ranking: (data, box) => layoutBars(data, box, { shares: true }),
  lines: layoutLines,
  donut: layoutDonut,
  radar: layoutRadar,
  multiples: layoutMultiples,
}

/** Returns the data that the drawing shows. A ranking draws only the largest; its table shows all. */
export function shownData(kind: ChartKind, data: ChartData): ChartData {
  return kind === 'ranking' ? ranked(data, data.top ?? teratasKomoditas) : data
}

/**
 * Returns the place of a drawn figure in the data, because a ranking has an order of its own. Undefined for the
 * "Lainnya" that a ranking merges.
 */
export function spotInData(data: ChartData, shown: ChartData, at: ChartSpot): ChartSpot | undefined {
  const drawn = shown.categories[at.category]
  const category = drawn ? data.categories.indexOf(drawn) : -1
  return category < 0 ? undefined : { ...at, category }
}

export function layoutChart(
  kind: ChartKind,
  data: ChartData,
  { width, height }: { width: number; height: number },
): Scene {
  const scene = drawings[kind](data, { x: 0, y: 0, width, height })
  // Screen readers and arrow keys follow the order of categories, not the drawing order.
  const points = scene.points.toSorted((a, b) => a.category - b.category || a.series - b.series)
  return { ...scene, points }
}
