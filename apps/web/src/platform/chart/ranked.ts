import { addsUp, type ChartCategory, type ChartData, categoryTotal } from '#platform/chart/chart-data.ts'

const byName = new Intl.Collator('id-ID', { numeric: true })

/** The largest first, ties by name; what comes after `top` of them is one "Lainnya", as is what came as one. */
export function ranked(data: ChartData, top: number): ChartData {
  const entries = data.categories.map((category, index) => ({ category, index }))
  const size = (index: number) => categoryTotal(data, index) ?? 0
  const named = entries
    .filter(({ category }) => !category.rest)
    .toSorted((a, b) => size(b.index) - size(a.index) || byName.compare(a.category.label, b.category.label))
  const given = entries.filter(({ category }) => category.rest)
  const rest = [...named.slice(top), ...given]
  const shown = named.slice(0, top)
  return {
    ...data,
    ordered: false,
    categories: [...shown.map(({ category }) => category), ...restCategory(rest.length, given.length)],
    series: data.series.map((series) => ({
      ...series,
      values: [
        ...shown.map(({ index }) => series.values[index] ?? null),
        ...(rest.length > 0
          ? [
              restOf(
                data,
                rest.map(({ index }) => series.values[index] ?? null),
              ),
            ]
          : []),
      ],
    })),
  }
}

/** What does not add up has no figure for several together. */
function restOf(data: ChartData, values: readonly (number | null)[]): number | null {
  if (!addsUp(data)) return values.length === 1 ? (values[0] ?? null) : null
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** How many it holds is told only where every one of them is known. */
function restCategory(count: number, given: number): ChartCategory[] {
  if (count === 0) return []
  return [{ key: 'lainnya', label: given > 0 ? 'Lainnya' : `Lainnya (${count})`, rest: true }]
}
