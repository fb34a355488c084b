import { line } from 'd3-shape'
import { type ChartData, colorOf, figureAt, formatFigure } from '#platform/chart/chart-data.ts'
import { ticksOf } from '#platform/chart/scene/axis.ts'
import { dashOf } from '#platform/chart/scene/dash.ts'
import { drawFrame, type Plot } from '#platform/chart/scene/frame.ts'
import { drawLegend, legendHeight } from '#platform/chart/scene/legend.ts'
import { type Box, dotPath, emptyScene, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { widest } from '#platform/chart/scene/text-width.ts'

/** Up to so many lines carry their names at their ends. */
const named = 4
const lineHeight = 16

interface End {
  text: string
  x: number
  y: number
}

export function layoutLines(data: ChartData, box: Box): Scene {
  const scene = emptyScene(box)
  const direct = data.series.length <= named && box.width >= 420
  const ends = data.series.map((_, series) => endText(data, series))
  const legend = direct ? 0 : legendHeight(data, box.width)
  const right = direct ? widest(ends, 13, true) + 12 : 0
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

/** The last category of which a series knows its figure. */
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
      .digits(1)([...one.values])
    if (path) scene.shapes.push({ d: path, stroke: ink, strokeWidth: 2.5, ...dashOf(series) })
    const last = lastKnown(data, series)
    one.values.forEach((value, category) => {
      if (value === null) return
      const [x, y] = [plot.xOf(category), plot.yOf(value)]
      scene.points.push({ category, series, d: dotPath(x, y, 6), x, y })
      // Between gaps a figure alone has no line; it is at least a dot.
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

/** Each beside the end of its line, pushed apart where they would lie on one another. */
function drawEnds(scene: Scene, data: ChartData, plot: Plot, texts: readonly string[]): void {
  const ends = texts.flatMap((text, series): End[] => {
    const category = lastKnown(data, series)
    const value = figureAt(data, { category, series })
    return value === null ? [] : [{ text, x: plot.xOf(category) + 12, y: plot.yOf(value) }]
  })
  for (const { text, x, y } of apart(ends, plot)) {
    scene.texts.push({ x, y: y + 4.5, text, size: 13, strong: true })
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
  // What was pushed out below pushes the others back up.
  let ceiling = top + height
  for (const end of sorted.toReversed()) {
    end.y = Math.min(end.y, ceiling)
    ceiling = end.y - lineHeight
  }
  return sorted
}
