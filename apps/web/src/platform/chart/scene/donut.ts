import { formatPercent } from '@portal/domain/platform/format'
import { arc, pie } from 'd3-shape'
import {
  type ChartData,
  categoryTotal,
  fillAt,
  formatFigure,
  grandTotal,
  shareOf,
  type VizColor,
} from '#platform/chart/chart-data.ts'
import { stackGap } from '#platform/chart/scene/columns.ts'
import { type Box, emptyScene, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { textWidth } from '#platform/chart/scene/text-width.ts'

interface Part {
  category: number
  label: string
  value: number
  /** Fill of the part. The default colours follow the order of the parts. */
  look: ReturnType<typeof fillAt>
}

function partsOf(data: ChartData): Part[] {
  const colored = data.categories.map((category, index) => ({
    ...category,
    color: category.color ?? (Math.min(index + 1, 8) as VizColor),
  }))
  return data.categories.map(({ label }, category) => ({
    category,
    label,
    value: categoryTotal(data, category) ?? 0,
    look: fillAt({ ...data, categories: colored }, { category, series: 0 }),
  }))
}

const row = 28

/**
 * Draws one series as a ring with the total in the middle. The legend stands beside the ring, or below it if the chart
 * is narrower than 420 px.
 */
export function layoutDonut(data: ChartData, box: Box): Scene {
  const parts = partsOf(data)
  const beside = box.width >= 420
  const list = parts.length * row
  const under = Math.max(140, Math.min(200, box.height - list - 16))
  const size = beside ? Math.min(box.height, box.width * 0.45, 240) : Math.min(under, box.width)
  const height = beside ? Math.max(box.height, list) : Math.max(box.height, size + 16 + list)
  const scene = emptyScene({ width: box.width, height })
  const center = {
    x: box.x + (beside ? size / 2 : box.width / 2),
    y: box.y + (beside ? height / 2 : size / 2),
  }
  drawRing(scene, data, parts, { ...center, radius: size / 2 - 4 })
  const left = beside ? box.x + size + 28 : box.x
  const top = beside ? box.y + (height - list) / 2 : box.y + size + 16
  drawParts(scene, data, parts, { x: left, y: top, width: box.width - (left - box.x), height: list })
  return scene
}

function drawRing(
  scene: Scene,
  data: ChartData,
  parts: readonly Part[],
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.64)
    .outerRadius(radius)
    .digits(1)
  const slices = pie<Part>()
    .sort(null)
    .value(({ value }) => value)([...parts])
  for (const { data: part, startAngle, endAngle } of slices) {
    const d = moved(ring({ startAngle, endAngle }) ?? '', x, y)
    const [dx, dy] = ring.centroid({ startAngle, endAngle })
    const spot = { category: part.category, series: 0, d, x: x + dx, y: y + dy }
    if (part.value > 0) scene.shapes.push({ d, ...part.look, stroke: 'card', strokeWidth: stackGap })
    scene.points.push(spot)
    scene.bands.push(spot)
  }
  const total = formatFigure(data.measure, grandTotal(data))
  scene.texts.push(
    { x, y: y + 4, text: total, size: 20, anchor: 'middle', strong: true },
    { x, y: y + 22, text: data.measure.unit, size: 12, anchor: 'middle', ink: 'ink-2' },
  )
}

function drawParts(scene: Scene, data: ChartData, parts: readonly Part[], box: Box): void {
  const whole = grandTotal(data)
  parts.forEach(({ label, value, look }, index) => {
    const middle = box.y + index * row + row / 2
    const share = formatPercent(shareOf(value, whole))
    const end = box.x + Math.min(box.width, 340)
    scene.shapes.push({ d: rectPath({ x: box.x, y: middle - 6, width: 12, height: 12 }), ...look })
    scene.texts.push(
      { x: box.x + 20, y: middle + 4.5, text: label, size: 13 },
      {
        x: end - textWidth('100,0%', 13) - 12,
        y: middle + 4.5,
        text: formatFigure(data.measure, value),
        size: 13,
        anchor: 'end',
        strong: true,
      },
      { x: end, y: middle + 4.5, text: share, size: 13, anchor: 'end', ink: 'ink-2' },
    )
  })
}

/** Translates a path from d3, which draws around the origin with absolute M, L and A commands. */
export function moved(path: string, x: number, y: number): string {
  return path.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(/[ ,]+/).map(Number)
    const point = values.splice(-2)
    const there = [(point[0] ?? 0) + x, (point[1] ?? 0) + y].map((value) => Number(value.toFixed(1)))
    return `${command}${[...values, ...there].join(' ')}`
  })
}
