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

/** Formats a share with one decimal. Each share is rounded separately, so that equal figures have equal shares. */
function shareCell(value: number | null, total: number): Cell {
  if (value === null) return { value, text: '–' }
  const share = shareOf(value, total)
  return { value: Number(share.toFixed(1)), text: formatPercent(share) }
}

/** Returns the content of the table and the CSV: figures, their sums where figures add up, and shares if requested. */
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

/** Returns the CSV with plain numbers for spreadsheets. The header marks shares as percentages. */
export function chartCsv(data: ChartData, withShares = false): string {
  const { head, rows } = tableOf(data, withShares)
  return csvText([
    head.map((title) => (title === 'Bagian' ? 'Bagian (%)' : title)),
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
  ])
}
