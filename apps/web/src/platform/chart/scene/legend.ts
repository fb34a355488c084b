import { addsUp, type ChartData, colorOf, formatFigure, seriesTotal } from '#platform/chart/chart-data.ts'
import { dashOf } from '#platform/chart/scene/dash.ts'
import { type Box, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { textWidth } from '#platform/chart/scene/text-width.ts'

const row = 20
const gap = 20
const sample = 18

export type LegendMark = 'area' | 'line'

function entriesOf(data: ChartData) {
  return data.series.map((series, place) => {
    const total = addsUp(data) ? ` ${formatFigure(data.measure, seriesTotal(series))}` : ''
    return { series, place, text: `${series.label}${total}` }
  })
}

/** Places legend items in lines that fit the width. */
function placed(data: ChartData, width: number) {
  let [x, line] = [0, 0]
  const items = entriesOf(data).map((entry) => {
    const taken = sample + textWidth(entry.text, 13)
    if (x > 0 && x + taken > width) [x, line] = [0, line + 1]
    const at = { ...entry, x, line }
    x += taken + gap
    return at
  })
  return { items, height: 12 + (line + 1) * row }
}

export const legendHeight = (data: ChartData, width: number): number => placed(data, width).height

/** Draws the legend below the chart in stacking order, with totals. */
export function drawLegend(scene: Scene, data: ChartData, box: Omit<Box, 'height'>, mark: LegendMark): void {
  for (const { series, place, text, x, line } of placed(data, box.width).items) {
    const [left, top] = [box.x + x, box.y + 12 + line * row]
    const ink = `viz-${colorOf(series, place)}` as const
    scene.shapes.push(
      mark === 'line'
        ? { d: `M${left} ${top + 10}h14`, stroke: ink, strokeWidth: 2.5, ...dashOf(place) }
        : {
            d: rectPath({ x: left, y: top + 4, width: 12, height: 12 }),
            fill: ink,
            texture: colorOf(series, place),
            ...(series.hatch && { hatch: true }),
          },
    )
    scene.texts.push({ x: left + sample, y: top + 14.5, text, size: 13 })
  }
}
