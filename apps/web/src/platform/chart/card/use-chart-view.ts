import { useSearch } from '@tanstack/react-router'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

/** Which cards of a page show their table lives in its address, `?tabel=permohonan,keadaan`; its route reads `tabel`. */
export function useChartView(name: string): { asTable: boolean; onAsTable: (next: boolean) => void } {
  const { tabel } = useSearch({ strict: false })
  const change = useAnySearchChange()
  const tables = tabel?.split(',') ?? []
  return {
    asTable: tables.includes(name),
    onAsTable: (next) => {
      const others = tables.filter((one) => one !== name)
      const all = next ? [...others, name] : others
      void change({ tabel: all.join(',') || undefined }, { stay: true, replace: true })
    },
  }
}
