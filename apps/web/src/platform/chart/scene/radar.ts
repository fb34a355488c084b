import { curveLinearClosed, lineRadial } from 'd3-shape'
import { type ChartData, colorOf, formatFigure } from '#platform/chart/chart-data.ts'
import { ticksOf } from '#platform/chart/scene/axis.ts'
import { dashOf } from '#platform/chart/scene/dash.ts'
import { moved } from '#platform/chart/scene/donut.ts'
import { drawLegend, legendHeight } from '#platform/chart/scene/legend.ts'
import { type Box, dotPath, emptyScene, type Scene } from '#platform/chart/scene/scene.ts'
import { widest, wrapText } from '#platform/chart/scene/text-width.ts'

const around = (index: number, count: number) => (index / count) * 2 * Math.PI

/** Draws one axis per category around a centre and one outline per series. */
export function layoutRadar(data: ChartData, box: Box): Scene {
  const scene = emptyScene(box)
  const legend = data.series.length > 1 ? legendHeight(data, box.width) : 0
  const height = box.height - legend
  const room = Math.min(110, box.width * 0.26)
  const radius = Math.max(20, Math.min(height / 2 - 34, box.width / 2 - room))
  const center = { x: box.x + box.width / 2, y: box.y + height / 2 }
  const ticks = ticksOf(data, false)
  const last = ticks.at(-1) ?? 1
  const count = data.categories.length
  const pointOf = (category: number, value: number) => {
    const [angle, r] = [around(category, count), (radius * value) / last]
    return { x: center.x + r * Math.sin(angle), y: center.y - r * Math.cos(angle) }
  }
  const outline = (values: readonly number[]) => {
    const path = lineRadial<number>()
      .angle((_, category) => around(category, count))
      .radius((value) => (radius * value) / last)
      .curve(curveLinearClosed)
      .digits(1)([...values])
    return moved(path ?? '', center.x, center.y)
  }
  for (const tick of ticks.slice(1)) {
    scene.shapes.push({ d: outline(data.categories.map(() => tick)), stroke: 'line', strokeWidth: 1 })
  }
  data.categories.forEach((_, category) => {
    const end = pointOf(category, last)
    scene.lines.push({ x1: center.x, y1: center.y, x2: end.x, y2: end.y, ink: 'line' })
  })
  data.series.forEach((one, series) => {
    const ink = `viz-${colorOf(one, series)}` as const
    // An unknown figure would pull the outline to the centre, so an incomplete series shows only dots.
    if (one.values.every((value) => value !== null)) {
      const d = outline(one.values)
      scene.shapes.push(
        { d, fill: ink, opacity: 0.12 },
        { d, stroke: ink, strokeWidth: 2.5, ...dashOf(series) },
      )
    }
    one.values.forEach((value, category) => {
      if (value === null) return
      const { x, y } = pointOf(category, value)
      scene.shapes.push({ d: dotPath(x, y, 3), fill: ink })
      scene.points.push({ category, series, d: dotPath(x, y, 6), x, y })
    })
  })
  drawAxes(scene, data, { ticks, room, pointOf })
  if (legend > 0) drawLegend(scene, data, { ...box, y: box.y + height }, 'line')
  return scene
}

interface Axes {
  ticks: readonly number[]
  room: number
  pointOf: (category: number, value: number) => { x: number; y: number }
}

function drawAxes(scene: Scene, data: ChartData, { ticks, room, pointOf }: Axes): void {
  const count = data.categories.length
  const last = ticks.at(-1) ?? 1
  for (const tick of ticks.slice(1)) {
    const { x, y } = pointOf(0, tick)
    scene.texts.push({
      x: x - 5,
      y: y + 4,
      text: formatFigure({ ...data.measure, decimals: 0 }, tick),
      anchor: 'end',
      ink: 'ink-3',
    })
  }
  data.categories.forEach(({ label, short }, category) => {
    const side = Math.sin(around(category, count))
    const end = pointOf(category, last * 1.06)
    const long = wrapText(label, room - 8, 12)
    const lines = widest(long) > room && short ? [short] : long
    const first = end.y + 4 - ((lines.length - 1) * 14 * (1 + Math.cos(around(category, count)))) / 2
    const middle = Math.abs(side) < 0.1
    lines.forEach((text, index) => {
      const anchor = middle ? ({ anchor: 'middle' } as const) : side < 0 ? ({ anchor: 'end' } as const) : {}
      const lift = middle ? (Math.cos(around(category, count)) > 0 ? -8 : 10) : 0
      scene.texts.push({
        x: end.x + Math.sign(side) * (middle ? 0 : 4),
        y: first + lift + index * 14,
        text,
        ...anchor,
      })
    })
    const tip = pointOf(category, last)
    scene.bands.push({ category, d: dotPath(tip.x, tip.y, 22), x: tip.x, y: tip.y })
  })
}
