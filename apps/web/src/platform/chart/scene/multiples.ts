import { type ChartData, colorOf, formatWithUnit, seriesTotal } from '#platform/chart/chart-data.ts'
import { ticksOf } from '#platform/chart/scene/axis.ts'
import { drawColumns } from '#platform/chart/scene/columns.ts'
import { type Box, emptyScene, type Scene } from '#platform/chart/scene/scene.ts'

const narrowest = 220
const gap = 24
const head = 24

/** Draws one small chart per series, all with the same scale, so that readers can compare heights. */
export function layoutMultiples(data: ChartData, box: Box): Scene {
  const across = Math.max(1, Math.min(data.series.length, Math.floor((box.width + gap) / (narrowest + gap))))
  const down = Math.ceil(data.series.length / across)
  const width = (box.width - gap * (across - 1)) / across
  const height = Math.max(150, (box.height - gap * (down - 1)) / down)
  const scene = emptyScene({ width: box.width, height: down * height + gap * (down - 1) })
  const ticks = ticksOf(data, false)
  data.series.forEach((one, series) => {
    const x = box.x + (series % across) * (width + gap)
    const y = box.y + Math.floor(series / across) * (height + gap)
    const total = data.measure.style === 'count' ? ` · ${formatWithUnit(data.measure, seriesTotal(one))}` : ''
    scene.texts.push({ x, y: y + 14, text: `${one.label}${total}`, size: 13, strong: true })
    const panel = emptyScene(box)
    const alone = { ...data, series: [{ ...one, color: colorOf(one, series) }] }
    drawColumns(panel, alone, { x, y: y + head, width, height: height - head }, { stacked: false, ticks })
    scene.lines.push(...panel.lines)
    scene.shapes.push(...panel.shapes)
    scene.texts.push(...panel.texts)
    scene.points.push(...panel.points.map((point) => ({ ...point, series })))
    scene.bands.push(...panel.bands.map((band) => ({ ...band, series })))
  })
  return scene
}
