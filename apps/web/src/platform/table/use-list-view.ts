import type { Contract } from '@portal/domain/platform/contract'
import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import {
  type PageSize,
  pageAfterResize,
  pageSizeOf,
  pageSizes,
} from '@portal/domain/platform/list/page-links'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type FilterName, wholeNumber } from '#platform/routing/search-of.ts'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'
import { session } from '#platform/session/browser-session.ts'
import { readRemembered, remember } from '#platform/state/remembered.ts'
import { readFilters } from '#platform/table/read-filters.ts'

type Values<Name extends string = string> = { [N in Name]?: string | undefined }

/** Query as in the URL. The server validates it against the contract. */
export type ListQuery = Record<string, string | number>

export interface ListViewOptions<C extends Contract, Own extends string> {
  /** The key under which the browser remembers the last view of each account. */
  name: string
  /** The contract whose query defines the filter names. */
  list?: C
  filters?: readonly FilterName<C>[]
  /** Parameters of the screen that are not part of the contract. */
  own?: readonly Own[]
  /** "nama", or "-nama" for descending. */
  defaultSort?: string
}

export interface ListView<Name extends string = string> {
  name: string
  page: number
  limit: PageSize
  sort: string | undefined
  search: string
  filters: Values<Name>
  hasFilters: boolean
  /** Query for `useList`: page, limit, sort, search and active filters. */
  query: ListQuery
  setPage: (page: number) => void
  /** Changes the page size and keeps the first visible row on the page. */
  setLimit: (limit: PageSize) => void
  setSort: (sort: string) => void
  setSearch: (search: string) => void
  setFilters: (change: Values<Name>) => void
  clearFilters: () => void
  /** Returns the parameters that a saved view stores: all except the page. */
  current: () => Record<string, string>
  /** Replaces the current view by a saved one. */
  open: (view: Record<string, string>) => void
}

/** Keeps page, sort, search and filters of a list in the URL, so that users can share a view and go back. */
export function useListView<C extends Contract = Contract, Own extends string = never>(
  options: ListViewOptions<C, Own>,
): ListView<FilterName<C> | Own>
export function useListView(options: ListViewOptions<Contract, string>): ListView {
  const { name, list, filters: ofList = [], own = [], defaultSort } = options
  const names: readonly string[] = [...ofList, ...own]
  const router = useRouter()
  const change = useAnySearchChange()
  const now = useSearch({ strict: false })
  const memoryKey = `portal:tampilan-daftar:${session.user()?.uuid ?? 'tamu'}:${name}`
  const filters = readFilters(now, names, list?.query)
  const asked = readFilters(now, ['page', 'limit', 'sort', 'search'])

  function go(next: Values, replace = false) {
    // The search is debounced, so this reads the current URL and not the URL at typing time.
    const shown = { ...router.state.location.search, ...next }
    remember(memoryKey, readFilters(shown, ['limit', 'sort', 'search', ...names]))
    void change({ page: undefined, ...next }, { replace })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last view is taken up once, on arrival
  useEffect(() => {
    const last = readRemembered<Values>(memoryKey)
    const isAsked = Object.keys(asked).length + Object.keys(filters).length > 0
    if (last && Object.keys(last).length > 0 && !isAsked) go(last, true)
  }, [])

  const page = wholeNumber(asked.page ?? '') ?? 1
  const limit = pageSizeOf(asked.limit ?? '') ?? pageSizes[0]
  const { sort = defaultSort, search = '' } = asked
  const pageName = (next: number) => (next > 1 ? String(next) : undefined)
  return {
    name,
    page,
    limit,
    sort,
    search,
    filters,
    hasFilters: search !== '' || Object.keys(filters).length > 0,
    query: dropEmpty({ ...filters, page, limit, sort, search }) as ListQuery,
    setPage: (next) => go({ page: pageName(next) }),
    setLimit: (next) =>
      go({
        page: pageName(pageAfterResize({ page, limit }, next)),
        limit: next === pageSizes[0] ? undefined : String(next),
      }),
    setSort: (next) => go({ sort: next === defaultSort ? undefined : next }),
    setSearch: (next) => go({ search: next }, true),
    setFilters: (next) => go(next),
    current: () => shownOf(router.state.location.search),
    open: (next) => go({ ...blankOf(router.state.location.search), ...next }),
    clearFilters: () =>
      go({ search: undefined, ...Object.fromEntries(names.map((key) => [key, undefined])) }),
  }
}

/** Returns all URL values of a view, including tabs and other parameters of the screen. */
function shownOf({ page: _page, ...search }: Record<string, unknown>): Record<string, string> {
  return readFilters(search, Object.keys(search))
}

const blankOf = (search: Record<string, unknown>): Values =>
  Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
