import { formatPercent } from '@portal/domain/platform/format'
import {
  addsUp,
  type ChartData,
  type ChartSpot,
  categoryTotal,
  figureAt,
  formatFigure,
  formatWithUnit,
  isRunning,
  shareOf,
  wholeOf,
} from '#platform/chart/chart-data.ts'

/** Returns the label of a focused figure: "Maret, Terbit: 12 dari 34 permohonan". */
export function spotText(data: ChartData, { category, series }: Required<ChartSpot>): string {
  const one = data.series[series]
  const running = one && isRunning(one, category) ? ' (berjalan)' : ''
  const name = `${data.categories[category]?.label ?? ''}${running}`
  const figure = figureAt(data, { category, series })
  if (data.series.length === 1)
    return `${name}: ${formatWithUnit(data.measure, figure)}${shareText(data, figure)}`
  const said =
    addsUp(data) && figure !== null
      ? `${formatFigure(data.measure, figure)} dari ${formatWithUnit(data.measure, categoryTotal(data, category))}`
      : formatWithUnit(data.measure, figure)
  return `${name}, ${one?.label}: ${said}`
}

/** Adds the share for parts of a whole. Consecutive periods are not parts of a whole. */
function shareText(data: ChartData, figure: number | null): string {
  const whole = wholeOf(data)
  if (whole === undefined || data.ordered || figure === null) return ''
  return `, ${formatPercent(shareOf(figure, whole))}`
}

export interface TipRow {
  label: string
  text: string
}

/** Returns the rows of the tooltip: figures and, where they add up, the sum or the share. */
export function tipRows(data: ChartData, category: number): TipRow[] {
  const rows = data.series.map(({ label }, series) => ({
    label,
    text: formatFigure(data.measure, figureAt(data, { category, series })),
  }))
  const [total, whole] = [categoryTotal(data, category), wholeOf(data)]
  if (whole === undefined || total === null) return rows
  if (data.series.length > 1)
    return addsUp(data) ? [...rows, { label: 'Jumlah', text: formatFigure(data.measure, total) }] : rows
  if (data.ordered) return rows
  return [...rows, { label: 'Bagian', text: formatPercent(shareOf(total, whole)) }]
}

type Stop = Required<ChartSpot>

/**
 * Returns the index of the figure that an arrow key moves to, or undefined for other keys. `stops` are sorted by
 * category and series.
 */
export function nextStop(
  stops: readonly Stop[],
  from: number,
  key: string,
  lying: boolean,
): number | undefined {
  const now = stops[from]
  if (!now) return undefined
  const along = stops.flatMap(({ series }, index) => (series === now.series ? [index] : []))
  const across = stops.flatMap(({ category }, index) => (category === now.category ? [index] : []))
  if (key === 'Home') return along.at(0)
  if (key === 'End') return along.at(-1)
  const step = (list: readonly number[], by: number) => list[list.indexOf(from) + by] ?? from
  const [forward, back, up, down] = lying
    ? ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
    : ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']
  if (key === forward) return step(along, 1)
  if (key === back) return step(along, -1)
  // With a single series all four arrows move along the categories.
  if (key === up) return across.length > 1 ? step(across, 1) : step(along, lying ? 1 : -1)
  if (key === down) return across.length > 1 ? step(across, -1) : step(along, lying ? -1 : 1)
  return undefined
}
