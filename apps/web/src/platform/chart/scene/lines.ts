import { line } from 'd3-shape'
import {
  type ChartData,
  type ChartSeries,
  colorOf,
  figureAt,
  formatFigure,
  isRunning,
} from '#platform/chart/chart-data.ts'
import { ticksOf } from '#platform/chart/scene/axis.ts'
import { dashOf } from '#platform/chart/scene/dash.ts'
import { drawFrame, type Plot } from '#platform/chart/scene/frame.ts'
import { drawLegend, legendHeight } from '#platform/chart/scene/legend.ts'
import { type Box, dotPath, emptyScene, type Ink, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { widest } from '#platform/chart/scene/text-width.ts'

/** Maximum number of lines with labels at their ends. */
const named = 4
const lineHeight = 16
/** Width of the line sample before each label, which shows the line's colour and dash. */
const sample = 20

interface End {
  text: string
  series: number
  y: number
}

export function layoutLines(data: ChartData, box: Box): Scene {
  const scene = emptyScene(box)
  const direct = data.series.length <= named && box.width >= 420
  const ends = data.series.map((_, series) => endText(data, series))
  const legend = direct ? 0 : legendHeight(data, box.width)
  const right = direct ? widest(ends, 13, true) + sample + 12 : 0
  const plot = drawFrame(
    scene,
    data,
    { ...box, height: box.height - legend },
    {
      ticks: ticksOf(data, false),
      top: 12,
      right,
      edges: true,
    },
  )
  drawLines(scene, data, plot)
  if (direct) drawEnds(scene, data, plot, ends)
  else drawLegend(scene, data, { ...box, y: box.y + box.height - legend }, 'line')
  return scene
}

function lastKnown({ series }: ChartData, place: number): number {
  return series[place]?.values.findLastIndex((value) => value !== null) ?? -1
}

function endText(data: ChartData, series: number): string {
  const category = lastKnown(data, series)
  return `${data.series[series]?.label} ${formatFigure(data.measure, figureAt(data, { category, series }))}`
}

function drawLines(scene: Scene, data: ChartData, plot: Plot): void {
  data.series.forEach((one, series) => {
    const ink = `viz-${colorOf(one, series)}` as const
    const path = line<number | null>()
      .defined((value) => value !== null)
      .x((_, category) => plot.xOf(category))
      .y((value) => plot.yOf(value ?? 0))
      .digits(1)(one.values.map((value, category) => (isRunning(one, category) ? null : value)))
    if (path) scene.shapes.push({ d: path, stroke: ink, strokeWidth: 2.5, ...dashOf(series) })
    drawRunning(scene, one, plot, ink)
    const last = lastKnown(data, series)
    one.values.forEach((value, category) => {
      if (value === null) return
      const [x, y] = [plot.xOf(category), plot.yOf(value)]
      scene.points.push({ category, series, d: dotPath(x, y, 6), x, y })
      // A figure between two gaps has no line, so a dot shows it.
      const alone = (one.values[category - 1] ?? null) === null && (one.values[category + 1] ?? null) === null
      if (category === last || alone) {
        scene.shapes.push({ d: dotPath(x, y, 4), fill: 'card', stroke: ink, strokeWidth: 2 })
      }
    })
  })
  const half = plot.step / 2
  data.categories.forEach((_, category) => {
    const x = plot.xOf(category)
    const d = rectPath({ x: x - half, y: plot.y, width: 2 * half, height: plot.height })
    const highest = Math.max(
      0,
      ...data.series.map((_one, series) => figureAt(data, { category, series }) ?? 0),
    )
    scene.bands.push({ category, d, x, y: plot.yOf(highest) })
  })
}

/** Draws a dotted line to the figure of an unfinished period. */
function drawRunning(scene: Scene, { running = 0, values }: ChartSeries, plot: Plot, stroke: Ink): void {
  const [before, value] = [values[running - 1] ?? null, values[running] ?? null]
  if (running === 0 || before === null || value === null) return
  const pointOf = (category: number, figure: number) =>
    `${plot.xOf(category).toFixed(1)} ${plot.yOf(figure).toFixed(1)}`
  const d = `M${pointOf(running - 1, before)}L${pointOf(running, value)}`
  scene.shapes.push({ d, stroke, strokeWidth: 2.5, dash: '2 4' })
}

/**
 * Draws labels at the height of the line ends, right of all lines, so that the label of a short line does not cover
 * another line. Overlapping labels move apart.
 */
function drawEnds(scene: Scene, data: ChartData, plot: Plot, texts: readonly string[]): void {
  const ends = texts.flatMap((text, series): End[] => {
    const value = figureAt(data, { category: lastKnown(data, series), series })
    return value === null ? [] : [{ text, series, y: plot.yOf(value) }]
  })
  const x = plot.xOf(data.categories.length - 1) + 12
  for (const { text, series, y } of apart(ends, plot)) {
    const one = data.series[series]
    const stroke = one && (`viz-${colorOf(one, series)}` as const)
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}h14`
    scene.shapes.push({ d, ...(stroke && { stroke }), strokeWidth: 2.5, ...dashOf(series) })
    scene.texts.push({ x: x + sample, y: y + 4.5, text, size: 13, strong: true })
  }
}

export function apart<T extends { y: number }>(
  ends: readonly T[],
  { y: top, height }: Pick<Box, 'y' | 'height'>,
): T[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y).map((end) => ({ ...end }))
  let floor = top
  for (const end of sorted) {
    end.y = Math.max(end.y, floor)
    floor = end.y + lineHeight
  }
  // Labels below the bottom edge move up and push the labels above them.
  let ceiling = top + height
  for (const end of sorted.toReversed()) {
    end.y = Math.min(end.y, ceiling)
    ceiling = end.y - lineHeight
  }
  return sorted
}
