import { useSearch } from '@tanstack/react-router'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

/** Keeps in the URL which cards show their table, like `?tabel=permohonan,keadaan`. The route must read `tabel`. */
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
