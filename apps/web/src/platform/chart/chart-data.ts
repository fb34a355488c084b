import { formatNumber, formatPercent } from '@portal/domain/platform/format'

/** Describes how a chart formats its figures and whether they add up. */
export interface Measure {
  /**
   * `count` puts each item in exactly one figure, so figures add up. `overlap` may count an item several times, so they
   * do not; neither do percentages and scores.
   */
  style: 'count' | 'overlap' | 'percent' | 'score'
  /** The counted noun as it follows a number: "permohonan". */
  unit: string
  /** Decimals of percentages and scores; 1 by default. */
  decimals?: number
  /** The fixed end of the axis, such as 100. */
  max?: number
}

export type VizColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** A figure is never negative. Null means unknown or not yet known. */
type Figure = number | null

export interface ChartSeries {
  key: string
  label: string
  values: readonly Figure[]
  /** The design fixes the colour per meaning (PDUK 1, PD 2, …). The default is the position of the series. */
  color?: VizColor
  /** Marks failures with a hatch in addition to red. */
  hatch?: boolean
  /** Index of the category whose period has not ended: its figure still changes. */
  running?: number | undefined
}

export interface ChartCategory {
  key: string
  label: string
  /** A short label for narrow charts: "Jan". */
  short?: string
  /** Marks "Lainnya": grey, always last, and never named as the largest or smallest. */
  rest?: boolean
  /**
   * The colour of the category in a chart with one series. Charts with several series use the colours of the series.
   */
  color?: VizColor
  hatch?: boolean
}

/** The data model that drawing, table, CSV and text description share. */
export interface ChartData {
  /** The name of the categories: "Bulan". */
  dimension: string
  categories: readonly ChartCategory[]
  series: readonly ChartSeries[]
  measure: Measure
  /** The number of distinct items behind overlapping figures; undefined if unknown. */
  whole?: number | undefined
  /** The categories are consecutive periods, so the description can state a trend. */
  ordered?: boolean
  /** How many categories a ranking draws before it merges the others into "Lainnya"; ten by default. */
  top?: number
}

/** Indexes of a category, or of one series in the category. */
export interface ChartSpot {
  category: number
  series?: number
}

export const addsUp = ({ measure }: Pick<ChartData, 'measure'>): boolean => measure.style === 'count'

export const isCount = ({ style }: Measure): boolean => style === 'count' || style === 'overlap'

export function figureAt({ series }: ChartData, at: { category: number; series: number }): Figure {
  return series[at.series]?.values[at.category] ?? null
}

/** Checks whether the period of a category has not ended and already has a figure. */
export function isRunning({ running, values }: ChartSeries, category: number): boolean {
  return running === category && (values[category] ?? null) !== null
}

/** Returns the index of the category whose period has not ended. There is at most one. */
export function runningCategory({ series }: ChartData): number | undefined {
  return series.find((one) => one.running !== undefined && isRunning(one, one.running))?.running
}

/** Returns "November (berjalan)", or "November (2026 berjalan)" if only some series are unfinished. */
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

/** Returns the number of distinct items if known. Overlapping figures are never summed. */
export const wholeOf = (data: ChartData): number | undefined => (addsUp(data) ? grandTotal(data) : data.whole)

/** Returns the share in percent; 0 if the total is 0. */
export function shareOf(value: number, total: number): number {
  return total > 0 ? (value / total) * 100 : 0
}

/** Checks whether no figure is known or every count is 0. */
export function isEmpty(data: ChartData): boolean {
  const nothing = isCount(data.measure) ? 0 : null
  return data.series.every(({ values }) => values.every((value) => value === null || value === nothing))
}

export function colorOf({ color }: ChartSeries, place: number): VizColor {
  return color ?? (Math.min(place + 1, 8) as VizColor)
}

/** Returns the fill of a figure. `texture` distinguishes series in print. */
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

/** Formats a figure with its unit: "12 permohonan". Percentages and scores have no unit. */
export function formatWithUnit(measure: Measure, value: Figure): string {
  if (value === null) return 'belum ada data'
  const text = formatFigure(measure, value)
  return isCount(measure) ? `${text} ${measure.unit}` : text
}
