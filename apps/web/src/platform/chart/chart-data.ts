import { formatNumber, formatPercent } from '@portal/domain/platform/format'

/** Figures of a chart: how they are written and whether they add up. */
export interface Measure {
  /**
   * A count has each thing in one figure, so figures add up. Where a thing may be in several (`overlap`) they do not,
   * nor do percentages and scores.
   */
  style: 'count' | 'overlap' | 'percent' | 'score'
  /** What is counted, as it follows a number: "permohonan". */
  unit: string
  /** Of percentages and scores; one unless said otherwise. */
  decimals?: number
  /** End of the axis where it is known beforehand: 100. */
  max?: number
}

export type VizColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** None is negative; null is not known, or not yet. */
type Figure = number | null

export interface ChartSeries {
  key: string
  label: string
  /** One for each category. */
  values: readonly Figure[]
  /** Fixed per meaning (look: PDUK 1, PD 2, …); by place unless said otherwise. */
  color?: VizColor
  /** What fails is hatched as well as red. */
  hatch?: boolean
  /** Place of the category whose time is not over yet: its figure still changes. */
  running?: number | undefined
}

export interface ChartCategory {
  key: string
  label: string
  /** Where there is little room: "Jan". */
  short?: string
  /** "Lainnya": grey, last, and never the largest or smallest. */
  rest?: boolean
  /** Of a part of a whole, where there is one series alone; as of a series otherwise. */
  color?: VizColor
  hatch?: boolean
}

/** The one shape behind drawing, table, CSV and words. */
export interface ChartData {
  /** What the categories are: "Bulan". */
  dimension: string
  categories: readonly ChartCategory[]
  series: readonly ChartSeries[]
  measure: Measure
  /** Of figures that overlap: how many things there are, each once; left out where it is not known. */
  whole?: number | undefined
  /** Categories follow one another in time, so a trend can be told. */
  ordered?: boolean
}

/** A category, or the figure of a series in it; both by place. */
export interface ChartSpot {
  category: number
  series?: number
}

export const addsUp = ({ measure }: Pick<ChartData, 'measure'>): boolean => measure.style === 'count'

export const isCount = ({ style }: Measure): boolean => style === 'count' || style === 'overlap'

export function figureAt({ series }: ChartData, at: { category: number; series: number }): Figure {
  return series[at.series]?.values[at.category] ?? null
}

/** Its time is not over, and something is known of it already. */
export function isRunning({ running, values }: ChartSeries, category: number): boolean {
  return running === category && (values[category] ?? null) !== null
}

/** The category of which some series is not over yet; there is one at most. */
export function runningCategory({ series }: ChartData): number | undefined {
  return series.find((one) => one.running !== undefined && isRunning(one, one.running))?.running
}

/** "November (berjalan)"; where only some series run: "November (2026 berjalan)". */
export function categoryName({ categories, series }: ChartData, category: number): string {
  const label = categories[category]?.label ?? ''
  const known = series.filter(({ values }) => (values[category] ?? null) !== null)
  const running = known.filter((one) => isRunning(one, category))
  if (running.length === 0) return label
  const which = running.length < known.length ? `${running.map((one) => one.label).join(', ')} ` : ''
  return `${label} (${which}berjalan)`
}

function sum(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

export const seriesTotal = ({ values }: ChartSeries): Figure => sum(values)

export function categoryTotal({ series }: ChartData, category: number): Figure {
  return sum(series.map(({ values }) => values[category] ?? null))
}

export const grandTotal = ({ series }: ChartData): number => sum(series.map(seriesTotal)) ?? 0

/** What there is in all, where that is known: never the sum of figures that share things. */
export const wholeOf = (data: ChartData): number | undefined => (addsUp(data) ? grandTotal(data) : data.whole)

/** In percent; of nothing it is nothing. */
export function shareOf(value: number, total: number): number {
  return total > 0 ? (value / total) * 100 : 0
}

/** No figure is known, or nothing was counted. */
export function isEmpty(data: ChartData): boolean {
  const nothing = isCount(data.measure) ? 0 : null
  return data.series.every(({ values }) => values.every((value) => value === null || value === nothing))
}

export function colorOf({ color }: ChartSeries, place: number): VizColor {
  return color ?? (Math.min(place + 1, 8) as VizColor)
}

/** How a figure is filled; `texture` tells it from the others on paper. */
export function fillAt({ categories, series }: ChartData, at: Required<ChartSpot>) {
  const [category, one] = [categories[at.category], series[at.series]]
  const own = one ? colorOf(one, at.series) : 1
  const color = category?.rest ? 8 : series.length === 1 ? (category?.color ?? own) : own
  const hatch = one?.hatch || (series.length === 1 && category?.hatch)
  const running = one && isRunning(one, at.category)
  return {
    fill: `viz-${color}`,
    texture: color,
    ...(hatch && { hatch: true as const }),
    ...(running && { opacity: 0.5 }),
  } as const
}

export function formatFigure(measure: Measure, value: Figure): string {
  const { style, decimals = 1 } = measure
  if (value === null) return '–'
  if (style === 'percent') return formatPercent(value, decimals)
  return formatNumber(value, isCount(measure) ? 0 : decimals)
}

/** "12 permohonan"; percentages and scores say their own. */
export function formatWithUnit(measure: Measure, value: Figure): string {
  if (value === null) return 'belum ada data'
  const text = formatFigure(measure, value)
  return isCount(measure) ? `${text} ${measure.unit}` : text
}
