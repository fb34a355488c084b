import { addsUp, type ChartCategory, type ChartData, categoryTotal } from '#platform/chart/chart-data.ts'

const byName = new Intl.Collator('id-ID', { numeric: true })

/**
 * Sorts categories by size, then name. Merges all after the first `top`, and any given "Lainnya", into one "Lainnya".
 */
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

/** Sums the merged figures. Figures that do not add up have no sum. */
function restOf(data: ChartData, values: readonly (number | null)[]): number | null {
  if (!addsUp(data)) return values.length === 1 ? (values[0] ?? null) : null
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** The label states the number of merged categories only if the data itself has no "Lainnya", whose size is unknown. */
function restCategory(count: number, given: number): ChartCategory[] {
  if (count === 0) return []
  return [{ key: 'lainnya', label: given > 0 ? 'Lainnya' : `Lainnya (${count})`, rest: true }]
}
