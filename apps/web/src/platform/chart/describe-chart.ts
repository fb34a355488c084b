import { formatPercent } from '@portal/domain/platform/format'
import {
  addsUp,
  type ChartData,
  categoryTotal,
  formatFigure,
  formatWithUnit,
  isCount,
  isEmpty,
  isRunning,
  runningCategory,
  seriesTotal,
  shareOf,
  wholeOf,
} from '#platform/chart/chart-data.ts'

interface Entry {
  label: string
  value: number
}

/** Joins two names; for more entries, returns the first name and the number of others. */
function named(entries: readonly Entry[]): string {
  const [first, second] = entries
  if (!first) return ''
  if (!second) return first.label
  return entries.length === 2
    ? `${first.label} dan ${second.label}`
    : `${first.label} dan ${entries.length - 1} lainnya`
}

/** Describes a chart in words for screen readers: sum, largest and smallest, trend, missing data. */
export function describeChart(data: ChartData): string {
  if (isEmpty(data)) return 'Belum ada data.'
  const sentences = addsUp(data) || data.series.length === 1 ? ofTotals(data) : ofEachSeries(data)
  return [...sentences, ...missing(data)].join(' ')
}

function ofTotals(data: ChartData): string[] {
  const whole = wholeOf(data)
  const running = runningCategory(data)
  const entries = data.categories.flatMap(({ label, rest }, index): Entry[] => {
    const value = rest || index === running ? null : categoryTotal(data, index)
    return value === null ? [] : [{ label, value }]
  })
  const share = (value: number) =>
    whole !== undefined && !data.ordered ? `, ${formatPercent(shareOf(value, whole))}` : ''
  const said = (value: number) => `${formatFigure(data.measure, value)}${share(value)}`
  return [
    ...(whole === undefined
      ? []
      : [`Seluruhnya ${formatWithUnit(data.measure, whole)}${partsOf(data, whole)}.`]),
    ...capital(extremes(data, entries, said)),
    ...capital(trend(data, entries)),
    ...capital(stillRunning(data)),
  ]
}

/** Describes the figure of an unfinished period. It is not compared with other periods. */
function stillRunning(data: ChartData, among = data.series): string[] {
  const place = runningCategory({ ...data, series: among })
  if (place === undefined) return []
  const running = among.filter((series) => isRunning(series, place))
  const value = running.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
  const which = running.length < among.length ? ` pada ${running.map(({ label }) => label).join(', ')}` : ''
  const { label } = data.categories[place] ?? { label: '' }
  return [`${label} masih berjalan: baru ${formatFigure(data.measure, value)}${which}`]
}

/** Lists the share of each series, or states that items may be counted several times. */
function partsOf(data: ChartData, whole: number): string {
  if (!addsUp(data)) return `, yang dapat terhitung di beberapa ${data.dimension.toLowerCase()}`
  if (data.series.length < 2) return ''
  const parts = data.series.map((series) => {
    const value = seriesTotal(series) ?? 0
    return `${series.label} ${formatFigure(data.measure, value)} (${formatPercent(shareOf(value, whole))})`
  })
  return `: ${parts.join(', ')}`
}

function ofEachSeries(data: ChartData): string[] {
  return data.series.map((series) => {
    const { label, values } = series
    const entries = data.categories.flatMap((category, index): Entry[] => {
      const value = isRunning(series, index) ? null : (values[index] ?? null)
      return value === null || category.rest ? [] : [{ label: category.label, value }]
    })
    const said = (value: number) => formatFigure(data.measure, value)
    const parts = [...extremes(data, entries, said), ...trend(data, entries), ...stillRunning(data, [series])]
    return `${label}: ${parts.length > 0 ? parts.join(', ') : 'belum ada data'}.`
  })
}

function extremes(data: ChartData, entries: readonly Entry[], said: (value: number) => string): string[] {
  const values = entries.map(({ value }) => value)
  const [high, low] = [Math.max(...values), Math.min(...values)]
  if (entries.length === 0) return []
  if (entries.length === 1) return [`${entries[0]?.label} ${said(high)}`]
  if (high === low) return [`semuanya ${said(high)}`]
  const namesWith = (value: number) => named(entries.filter((entry) => entry.value === value))
  const [most, least] = isCount(data.measure) ? ['terbanyak', 'paling sedikit'] : ['tertinggi', 'terendah']
  return [`${most} ${namesWith(high)} (${said(high)}), ${least} ${namesWith(low)} (${said(low)})`]
}

/** Describes the change from the first to the last known figure, only for consecutive periods. */
function trend({ ordered, measure }: ChartData, entries: readonly Entry[]): string[] {
  const [first, last] = [entries.at(0), entries.at(-1)]
  if (!ordered || !first || !last || entries.length < 2) return []
  const said = (value: number) => formatFigure(measure, value)
  if (first.value === last.value) return [`${last.label} sama dengan ${first.label}, ${said(last.value)}`]
  const way = last.value > first.value ? 'naik' : 'turun'
  return [
    `${way} dari ${said(first.value)} pada ${first.label} menjadi ${said(last.value)} pada ${last.label}`,
  ]
}

function capital(sentences: readonly string[]): string[] {
  return sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
}

function missing(data: ChartData): string[] {
  const without = data.categories.filter(({ rest }, index) => !rest && categoryTotal(data, index) === null)
  if (without.length === 0) return []
  const names =
    without.length > 3
      ? `${without.length} ${data.dimension.toLowerCase()}`
      : without.map(({ label }) => label).join(', ')
  return [`Belum ada data: ${names}.`]
}
