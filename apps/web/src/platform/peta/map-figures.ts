import { csvText } from '@portal/domain/platform/excel/csv'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'

/** One region and its figure. */
export interface MapFigure {
  id: number
  nama: string
  /** Null: not known. Nothing (0) and not known are hatched, never the palest class. */
  value: number | null
  /** What else is counted there: "Unit usaha". */
  more?: readonly { label: string; value: number | null }[]
}

export interface MapWords {
  /** What is counted, as it follows a number: "registrasi berlaku". */
  unit: string
  /** What the regions are: "provinsi". */
  regions: string
}

const size = ({ value }: MapFigure) => value ?? -1

/** The largest first; equal ones by name. */
export function ranked(figures: readonly MapFigure[]): MapFigure[] {
  return figures.toSorted((a, b) => size(b) - size(a) || a.nama.localeCompare(b.nama, 'id-ID'))
}

export function rankOf(figures: readonly MapFigure[], { value }: MapFigure): number | undefined {
  return value ? 1 + figures.filter((other) => (other.value ?? 0) > value).length : undefined
}

export const totalOf = (figures: readonly MapFigure[]): number =>
  figures.reduce((sum, { value }) => sum + (value ?? 0), 0)

/** Of nothing everything is nothing. */
export function shareOf(value: number, total: number): string {
  return formatPercent(total > 0 ? (100 * value) / total : 0)
}

interface RankingBar {
  /** None of the rest. */
  figure?: MapFigure
  /** How many the rest are. */
  rest?: number
  value: number
  /** Percent of the longest bar, which is the largest region's. A rest that is larger is cut there. */
  length: number
  cut: boolean
}

/** The largest regions, and all others that have any as one. */
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

/** "6.824 registrasi berlaku", "belum ada data". */
export function figureText({ value }: Pick<MapFigure, 'value'>, unit: string): string {
  return value === null ? 'belum ada data' : `${formatNumber(value)} ${unit}`
}

/** What a region says when the keyboard reaches it. */
export function sayRegion(figure: MapFigure, figures: readonly MapFigure[], unit: string): string {
  const rank = rankOf(figures, figure)
  return `${figure.nama}: ${figureText(figure, unit)}${rank ? `, peringkat ${rank} dari ${figures.length}` : ''}`
}

/** The map in words: how many there are, where most, where none. */
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

/** Figures as plain numbers, for spreadsheets to reckon with. */
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
