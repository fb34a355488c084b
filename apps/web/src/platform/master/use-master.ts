import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import { useQuery } from '@tanstack/react-query'
import type { MasterDefinition, MasterRow } from '#platform/master/master-definition.ts'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'

/** Loads a master table. The server sends all rows, so the browser searches, sorts and pages. */
export function useMasterList(definition: MasterDefinition, view: ListView): ListState<MasterRow> {
  const result = useQuery({
    queryKey: definition.queryKey,
    queryFn: ({ signal }) => definition.load(signal),
  })
  const found = sortRows(searchRows(result.data ?? [], view.search), view.sort ?? 'nama')
  const meta = pageMetaOf({ page: view.page, limit: view.limit }, found.length)
  const first = (meta.page - 1) * meta.limit
  return {
    rows: found.slice(first, first + meta.limit),
    meta,
    isLoading: result.isPending,
    isRefreshing: false,
    error: result.error ?? undefined,
    retry: () => void result.refetch(),
  }
}

export function searchRows(rows: readonly MasterRow[], search: string): MasterRow[] {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = Object.values(row)
      .filter((value) => typeof value === 'string')
      .join(' ')
      .toLocaleLowerCase('id')
    return words.every((word) => text.includes(word))
  })
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/** Sorts rows; `-kode` sorts descending. Rows without a value always come last. */
export function sortRows(rows: readonly MasterRow[], sort: string): MasterRow[] {
  const down = sort.startsWith('-')
  const key = down ? sort.slice(1) : sort
  return rows.toSorted((one, other) => {
    const [a, b] = [one[key], other[key]]
    if (a == null || b == null) return Number(a == null) - Number(b == null)
    return collator.compare(String(a), String(b)) * (down ? -1 : 1)
  })
}
