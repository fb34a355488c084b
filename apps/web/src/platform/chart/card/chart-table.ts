import { csvText } from '@portal/domain/platform/excel/csv'
import { formatPercent } from '@portal/domain/platform/format'
import {
  addsUp,
  type ChartData,
  categoryName,
  categoryTotal,
  formatFigure,
  grandTotal,
  seriesTotal,
  shareOf,
} from '#platform/chart/chart-data.ts'

interface Cell {
  value: number | null
  text: string
  /** The series whose figure it is; sums and shares belong to none. */
  series?: number
}

export interface TableRow {
  label: string
  cells: Cell[]
}

export interface ChartTableData {
  head: string[]
  rows: TableRow[]
  foot?: TableRow
}

/** One decimal, as it is shown; rounded each for itself, so that equal figures have equal shares. */
function shareCell(value: number | null, total: number): Cell {
  if (value === null) return { value, text: '–' }
  const share = shareOf(value, total)
  return { value: Number(share.toFixed(1)), text: formatPercent(share) }
}

/** What the table shows and the CSV holds: figures, and where they add up their sums and, if asked, shares of it. */
export function tableOf(data: ChartData, withShares = false): ChartTableData {
  const sums = addsUp(data)
  const withSum = sums && data.series.length > 1
  const whole = grandTotal(data)
  const row = (label: string, values: readonly (number | null)[], total: number | null): TableRow => {
    const figure = (value: number | null): Cell => ({ value, text: formatFigure(data.measure, value) })
    const cells = values.map((value, series) => ({ ...figure(value), series }))
    return {
      label,
      cells: [
        ...cells,
        ...(withSum ? [figure(total)] : []),
        ...(sums && withShares ? [shareCell(total, whole)] : []),
      ],
    }
  }
  return {
    head: [
      data.dimension,
      ...data.series.map(({ label }) => label),
      ...(withSum ? ['Jumlah'] : []),
      ...(sums && withShares ? ['Bagian'] : []),
    ],
    rows: data.categories.map((_, index) =>
      row(
        categoryName(data, index),
        data.series.map(({ values }) => values[index] ?? null),
        categoryTotal(data, index),
      ),
    ),
    ...(sums && { foot: row('Jumlah', data.series.map(seriesTotal), whole) }),
  }
}

/** Figures as plain numbers, for spreadsheets to reckon with; shares say that they are percentages. */
export function chartCsv(data: ChartData, withShares = false): string {
  const { head, rows } = tableOf(data, withShares)
  return csvText([
    head.map((title) => (title === 'Bagian' ? 'Bagian (%)' : title)),
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
  ])
}
