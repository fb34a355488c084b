import type { ChartData } from '#platform/chart/chart-data.ts'

type Values = readonly (number | null)[]

/** Builds count data of one or several series over the categories A, B, C, … */
export function counted(series: Record<string, Values>, more: Partial<ChartData> = {}): ChartData {
  const length = Math.max(...Object.values(series).map((values) => values.length))
  return {
    dimension: 'Bulan',
    categories: Array.from({ length }, (_, index) => {
      const label = String.fromCharCode(65 + index)
      return { key: label, label }
    }),
    series: Object.entries(series).map(([label, values]) => ({ key: label, label, values })),
    measure: { style: 'count', unit: 'berkas' },
    ...more,
  }
}
