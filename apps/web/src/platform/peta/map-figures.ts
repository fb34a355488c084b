import { csvText } from '@portal/domain/platform/excel/csv'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'

export interface MapFigure {
  id: number
  nama: string
  /** Null means unknown. Zero and unknown values are hatched and never get the palest colour. */
  value: number | null
  /** Further counts of the region: "Unit usaha". */
  more?: readonly { label: string; value: number | null }[]
}

export interface MapWords {
  /** The counted noun as it follows a number: "registrasi berlaku". */
  unit: string
  /** The kind of regions: "provinsi". */
  regions: string
}

const size = ({ value }: MapFigure) => value ?? -1

export function ranked(figures: readonly MapFigure[]): MapFigure[] {
  return figures.toSorted((a, b) => size(b) - size(a) || a.nama.localeCompare(b.nama, 'id-ID'))
}

export function rankOf(figures: readonly MapFigure[], { value }: MapFigure): number | undefined {
  return value ? 1 + figures.filter((other) => (other.value ?? 0) > value).length : undefined
}

export const totalOf = (figures: readonly MapFigure[]): number =>
  figures.reduce((sum, { value }) => sum + (value ?? 0), 0)

/** Returns the share in percent; 0 if the total is 0. */
export function shareOf(value: number, total: number): string {
  return formatPercent(total > 0 ? (100 * value) / total : 0)
}

interface RankingBar {
  /** Undefined for the row that sums the other regions. */
  figure?: MapFigure
  /** Number of regions in the summary row. */
  rest?: number
  value: number
  /** Length in percent of the largest region's bar. A larger summary row is truncated at 100. */
  length: number
  cut: boolean
}

/** Returns bars of the largest regions, and one bar for all others above zero. */
export function rankingBars(figures: readonly MapFigure[], top: number): RankingBar[] {
  const order = ranked(figures).filter(({ value }) => (value ?? 0) > 0)
  const largest = order[0]?.value ?? 1
  const bar = (value: number) => ({
    value,
    length: Math.min(100, (100 * value) / largest),
    cut: value > largest,
  })
  const rest = order.slice(top)
  return [
    ...order.slice(0, top).map((figure) => ({ figure, ...bar(figure.value ?? 0) })),
    ...(rest.length > 0 ? [{ rest: rest.length, ...bar(totalOf(rest)) }] : []),
  ]
}

export const shown = (value: number | null): string => (value === null ? '–' : formatNumber(value))

/** Formats a figure: "6.824 registrasi berlaku", "belum ada data". */
export function figureText({ value }: Pick<MapFigure, 'value'>, unit: string): string {
  return value === null ? 'belum ada data' : `${formatNumber(value)} ${unit}`
}

/** Returns the label of a focused region. */
export function sayRegion(figure: MapFigure, figures: readonly MapFigure[], unit: string): string {
  const rank = rankOf(figures, figure)
  return `${figure.nama}: ${figureText(figure, unit)}${rank ? `, peringkat ${rank} dari ${figures.length}` : ''}`
}

/** Describes the map in words: the total, the largest regions and regions without any. */
export function describeMap(figures: readonly MapFigure[], { unit, regions }: MapWords): string {
  const counted = ranked(figures).filter(({ value }) => (value ?? 0) > 0)
  if (counted.length === 0) return `Belum ada ${unit} di ${figures.length} ${regions} ini.`
  const total = totalOf(figures)
  const top = counted
    .slice(0, 3)
    .map(({ nama, value }) => `${nama} ${formatNumber(value ?? 0)} (${shareOf(value ?? 0, total)})`)
  const without = figures.filter(({ value }) => !value)
  const names =
    without.length > 3 ? `${without.length} ${regions}` : without.map(({ nama }) => nama).join(', ')
  return [
    `${formatNumber(total)} ${unit} di ${counted.length} dari ${figures.length} ${regions}.`,
    `Terbanyak ${top.join(', ')}.`,
    ...(without.length > 0 ? [`Belum ada di ${names}.`] : []),
  ].join(' ')
}

export function mapCsv(figures: readonly MapFigure[], heads: { nama: string; value: string }): string {
  const more = figures[0]?.more ?? []
  return csvText([
    ['Kode', heads.nama, heads.value, ...more.map(({ label }) => label)],
    ...figures.map(({ id, nama, value, more: others = [] }) => [
      id,
      nama,
      value,
      ...others.map((one) => one.value),
    ]),
  ])
}
