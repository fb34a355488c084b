import { type ChartData, categoryTotal, figureAt, fillAt, formatFigure } from '#platform/chart/chart-data.ts'
import { ticksOf } from '#platform/chart/scene/axis.ts'
import { drawFrame, type Plot } from '#platform/chart/scene/frame.ts'
import { drawLegend, legendHeight } from '#platform/chart/scene/legend.ts'
import { type Box, barPath, emptyScene, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { stacksOf } from '#platform/chart/scene/stacks.ts'
import { textWidth, widest } from '#platform/chart/scene/text-width.ts'

export const stackGap = 1.5
/** Minimum height of a figure above 0, in pixels, so that a small figure stays visible. */
const thinnest = 1

export function layoutColumns(data: ChartData, box: Box, stacked: boolean): Scene {
  const scene = emptyScene(box)
  const legend = data.series.length > 1 ? legendHeight(data, box.width) : 0
  drawColumns(
    scene,
    data,
    { ...box, height: box.height - legend },
    { stacked, ticks: ticksOf(data, stacked) },
  )
  if (legend > 0) drawLegend(scene, data, { ...box, y: box.y + box.height - legend }, 'area')
  return scene
}

interface ColumnOptions {
  stacked: boolean
  ticks: readonly number[]
}

export function drawColumns(
  scene: Scene,
  data: ChartData,
  box: Box,
  { stacked, ticks }: ColumnOptions,
): void {
  const plot = drawFrame(scene, data, box, { ticks, top: 22 })
  const width = Math.min(plot.step * 0.64, stacked || data.series.length === 1 ? 56 : 120)
  if (stacked) drawStacks(scene, data, plot, width)
  else drawGroups(scene, data, plot, width)
  data.categories.forEach((_, category) => {
    const x = plot.xOf(category)
    const d = rectPath({ x: x - plot.step / 2, y: plot.y, width: plot.step, height: plot.height })
    const tops = scene.points.filter((point) => point.category === category).map(({ y }) => y)
    scene.bands.push({ category, d, x, y: Math.min(plot.yOf(0), ...tops) })
  })
}

function drawStacks(scene: Scene, data: ChartData, plot: Plot, width: number): void {
  for (const { category, series, from, to, last } of stacksOf(data)) {
    const top = plot.yOf(to)
    const gap = last || to === from ? 0 : stackGap
    const height = Math.max(to > from ? thinnest : 0, plot.yOf(from) - top - gap)
    addColumn(
      scene,
      data,
      { category, series },
      { x: plot.xOf(category) - width / 2, y: top + gap, width, height },
      last,
    )
  }
  if (data.series.length > 0) printTotals(scene, data, plot)
}

function drawGroups(scene: Scene, data: ChartData, plot: Plot, width: number): void {
  const each = width / data.series.length
  for (const [series] of data.series.entries()) {
    for (const [category] of data.categories.entries()) {
      const value = figureAt(data, { category, series })
      if (value === null) continue
      const x = plot.xOf(category) - width / 2 + series * each
      const y = value > 0 ? Math.min(plot.yOf(value), plot.yOf(0) - thinnest) : plot.yOf(0)
      const column = {
        x,
        y,
        width: Math.max(1, each - (data.series.length > 1 ? stackGap : 0)),
        height: plot.yOf(0) - y,
      }
      addColumn(scene, data, { category, series }, column, true)
    }
  }
  if (data.series.length === 1) printTotals(scene, data, plot)
}

function addColumn(
  scene: Scene,
  data: ChartData,
  at: { category: number; series: number },
  column: Box,
  rounded: boolean,
): void {
  const d = barPath(column, rounded ? 'top' : 'none')
  if (column.height > 0) scene.shapes.push({ d, ...fillAt(data, at) })
  scene.points.push({ ...at, d, x: column.x + column.width / 2, y: column.y })
}

/** Prints the totals above all columns, or none if one total does not fit. */
function printTotals(scene: Scene, data: ChartData, plot: Plot): void {
  const totals = data.categories.map((_, category) => categoryTotal(data, category))
  const texts = totals.map((total) => (total === null ? '' : formatFigure(data.measure, total)))
  if (widest(texts, 12, true) + 4 > plot.step) return
  texts.forEach((text, category) => {
    if (textWidth(text) === 0) return
    const y = plot.yOf(totals[category] ?? 0) - 6
    scene.texts.push({ x: plot.xOf(category), y, text, anchor: 'middle', strong: true })
  })
}
