import { formatPercent } from '@portal/domain/platform/format'
import {
  addsUp,
  type ChartData,
  categoryTotal,
  figureAt,
  fillAt,
  formatFigure,
  shareOf,
  wholeOf,
} from '#platform/chart/chart-data.ts'
import { type BarRow, barRows, lineHeight } from '#platform/chart/scene/bar-rows.ts'
import { stackGap } from '#platform/chart/scene/columns.ts'
import { drawLegend, legendHeight } from '#platform/chart/scene/legend.ts'
import { type Box, barPath, emptyScene, rectPath, type Scene } from '#platform/chart/scene/scene.ts'
import { stacksOf } from '#platform/chart/scene/stacks.ts'

export interface BarOptions {
  /** All bars have the same length, and their pieces are shares. */
  relative?: boolean
  shares?: boolean
}

/**
 * Checks for several series that do not add up, such as means and medians. The chart draws them separately instead of
 * stacked.
 */
const liesApart = (data: ChartData) => data.series.length > 1 && !addsUp(data)

/**
 * Draws one horizontal bar per category. Several series are stacked, or drawn below each other if they do not add up.
 */
export function layoutBars(data: ChartData, box: Box, options: BarOptions): Scene {
  const legend = data.series.length > 1 ? legendHeight(data, box.width) : 0
  const { rows, columns, height } = barRows({
    box: { ...box, height: box.height - legend },
    names: data.categories.map(({ label }) => label),
    values: data.categories.map((_, category) => valueText(data, category, options)),
    shares: data.categories.map((_, category) => shareText(data, category, options)),
  })
  const scene = emptyScene({ width: box.width, height: height + legend })
  for (const { name, value, share, baseline } of rows) {
    const beside = { y: baseline, size: 13, anchor: 'end' } as const
    scene.texts.push(
      ...name.map((text, line) => ({ x: box.x, y: baseline + line * lineHeight, text, size: 13 }) as const),
      { ...beside, x: columns.value, text: value, strong: true },
      ...(share ? [{ ...beside, x: columns.share, text: share, ink: 'ink-2' } as const] : []),
    )
  }
  if (liesApart(data) && !options.relative) drawApart(scene, data, rows)
  else drawPieces(scene, data, rows, options)
  rows.forEach((row, category) => {
    const x = row.bar.x + row.bar.width / 2
    scene.bands.push({ category, d: rectPath(row), x, y: row.bar.y })
  })
  if (legend > 0) drawLegend(scene, data, { ...box, y: box.y + height }, 'area')
  return scene
}

/** Returns the figure of the longest bar, ignoring "Lainnya": a large "Lainnya" would shrink all other bars. */
function longestOf({ categories, measure }: ChartData, sizes: readonly number[]): number {
  const named = sizes.filter((_, category) => !categories[category]?.rest)
  return measure.max ?? Math.max(0, ...(named.length > 0 ? named : sizes))
}

function drawCut(scene: Scene, { x, y, width, height }: Box): void {
  const gap = (at: number) => `M${x + at} ${y + height}l5 ${-height}h3l-5 ${height}Z`
  scene.shapes.push({ d: gap(width - 30) + gap(width - 23), fill: 'card' })
}

function drawPieces(scene: Scene, data: ChartData, rows: readonly BarRow[], { relative }: BarOptions): void {
  const totals = data.categories.map((_, category) => categoryTotal(data, category) ?? 0)
  const longest = longestOf(data, totals)
  for (const { category, series, from, to, last } of stacksOf(data)) {
    const row = rows[category]
    if (!row) continue
    const total = totals[category] ?? 0
    // A "Lainnya" that exceeds the longest bar fills its row, and drawCut marks it as truncated.
    const whole =
      (relative ? total : data.categories[category]?.rest ? Math.max(longest, total) : longest) || 1
    const [start, end] = [(row.bar.width * from) / whole, (row.bar.width * to) / whole]
    const width = to > from ? Math.max(1, end - start - (last ? 0 : stackGap)) : 0
    const piece = { ...row.bar, x: row.bar.x + start, width }
    const d = barPath(piece, last ? 'right' : 'none')
    if (width > 0) scene.shapes.push({ d, ...fillAt(data, { category, series }) })
    scene.points.push({ category, series, d, x: piece.x + width / 2, y: piece.y })
  }
  if (relative) return
  rows.forEach(({ bar }, category) => {
    if (data.categories[category]?.rest && (totals[category] ?? 0) > longest) drawCut(scene, bar)
  })
}

function drawApart(scene: Scene, data: ChartData, rows: readonly BarRow[]): void {
  const sizes = data.categories.map((_, category) =>
    Math.max(...data.series.map(({ values }) => values[category] ?? 0)),
  )
  const longest = longestOf(data, sizes)
  rows.forEach(({ bar }, category) => {
    const height = bar.height / data.series.length
    data.series.forEach((_, series) => {
      const value = figureAt(data, { category, series })
      if (value === null) return
      const width = value > 0 ? Math.min(bar.width, Math.max(1, (bar.width * value) / (longest || 1))) : 0
      const piece = { ...bar, y: bar.y + series * height, width, height: height - 1 }
      const d = rectPath(piece)
      if (width > 0) scene.shapes.push({ d, ...fillAt(data, { category, series }) })
      scene.points.push({ category, series, d, x: piece.x + width / 2, y: piece.y })
    })
  })
}

/**
 * Returns the sum; for share bars the figure of the last series ("402 TMS"); for figures that do not add up each figure
 * ("7,1 · 6,0").
 */
function valueText(data: ChartData, category: number, { relative }: BarOptions): string {
  const last = data.series.at(-1)
  if (!relative && liesApart(data)) {
    const each = data.series.map((_, series) =>
      formatFigure(data.measure, figureAt(data, { category, series })),
    )
    return each.join(' · ')
  }
  if (!relative || !last) return formatFigure(data.measure, categoryTotal(data, category))
  return `${formatFigure(data.measure, figureAt(data, { category, series: data.series.length - 1 }))} ${last.label}`
}

function shareText(data: ChartData, category: number, { relative, shares }: BarOptions): string {
  const total = categoryTotal(data, category)
  if (total === null) return ''
  if (relative) {
    const last = figureAt(data, { category, series: data.series.length - 1 })
    return last === null ? '' : formatPercent(shareOf(last, total))
  }
  const whole = wholeOf(data)
  return shares && whole !== undefined ? formatPercent(shareOf(total, whole)) : ''
}
