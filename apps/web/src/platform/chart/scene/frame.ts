import { type ChartData, formatFigure, runningCategory } from '#platform/chart/chart-data.ts'
import type { Box, Scene } from '#platform/chart/scene/scene.ts'
import { textWidth, widest } from '#platform/chart/scene/text-width.ts'

export interface Plot extends Box {
  yOf: (value: number) => number
  /** Returns the centre of a category. */
  xOf: (category: number) => number
  /** Distance between two categories. */
  step: number
}

interface FrameOptions {
  ticks: readonly number[]
  /** Space above the highest tick for printed values. */
  top: number
  /** Space right of the last category for labels. */
  right?: number
  /** Places the first and last category at the edges (lines) instead of in the middle of their share (bars). */
  edges?: boolean
}

const foot = 24
/** Text below the label of an unfinished month. */
const unfinished = { text: 'berjalan', height: 14 }

export function drawFrame(scene: Scene, data: ChartData, box: Box, options: FrameOptions): Plot {
  const { ticks, top, right = 0, edges = false } = options
  const labels = tickTexts(data, ticks)
  const left = widest(labels) + 10
  const inset = edges ? 12 : 0
  const running = runningCategory(data)
  const plot = {
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - right,
    height: box.height - top - foot - (running === undefined ? 0 : unfinished.height),
  }
  const count = Math.max(1, data.categories.length)
  const step = edges ? (plot.width - 2 * inset) / Math.max(1, count - 1) : plot.width / count
  const last = ticks.at(-1) ?? 1
  const yOf = (value: number) => plot.y + plot.height * (1 - value / last)
  const xOf = (category: number) =>
    edges && count > 1 ? plot.x + inset + category * step : plot.x + plot.width * ((category + 0.5) / count)
  ticks.forEach((tick, index) => {
    const y = yOf(tick)
    scene.lines.push({
      x1: plot.x,
      x2: plot.x + plot.width,
      y1: y,
      y2: y,
      ink: index === 0 ? 'line-2' : 'line',
    })
    scene.texts.push({ x: plot.x - 10, y: y + 4, text: labels[index] ?? '', anchor: 'end', ink: 'ink-2' })
  })
  const y = plot.y + plot.height + 18
  drawCategories(scene, data, { y, step, xOf, running })
  if (running !== undefined) {
    const { text, height } = unfinished
    const half = textWidth(text, 12, true) / 2
    const x = Math.max(box.x + half, Math.min(box.x + box.width - half, xOf(running)))
    scene.texts.push({ x, y: y + height, text, anchor: 'middle', strong: true, ink: 'ink-2' })
  }
  return { ...plot, yOf, xOf, step }
}

interface CategoryPlaces extends Pick<Plot, 'step' | 'xOf'> {
  y: number
  running: number | undefined
}

/**
 * Draws category labels. If they do not fit, uses short labels, then only every second, third, … label. The unfinished
 * period always keeps its label.
 */
function drawCategories(
  scene: Scene,
  { categories }: ChartData,
  { y, step, xOf, running = 0 }: CategoryPlaces,
): void {
  const fits = (texts: readonly string[], room: number) => widest(texts) + 8 <= room
  const long = categories.map(({ label }) => label)
  const texts = fits(long, step) ? long : categories.map(({ label, short }) => short ?? label)
  const every = Math.max(1, Math.ceil((widest(texts) + 8) / Math.max(1, step)))
  texts.forEach((text, index) => {
    if ((index - running) % every === 0)
      scene.texts.push({ x: xOf(index), y, text, anchor: 'middle', ink: 'ink-2' })
  })
}

/** Formats all ticks with the same, smallest sufficient number of decimals: 2,5 and 5,0, but 8%. */
function tickTexts({ measure }: ChartData, ticks: readonly number[]): string[] {
  const decimals = [0, 1].find((digits) => ticks.every((tick) => Number.isInteger(tick * 10 ** digits))) ?? 2
  return ticks.map((tick) => formatFigure({ ...measure, decimals }, tick))
}
