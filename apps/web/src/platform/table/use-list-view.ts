import { dropEmpty } from '@portal/domain/platform/field-rules'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '#platform/session/browser-session.ts'
import { readRemembered, remember } from '#platform/ui/remembered.ts'

type Values = Record<string, string>

/** As it stands in the URL; the server checks it against the contract. */
export type ListQuery = Record<string, string | number>

export interface ListViewOptions {
  /** Under this name the browser remembers the last view, for each account its own. */
  name: string
  /** Query names of the filters; they live in the URL under the same names. */
  filters?: readonly string[]
  /** "nama", or "-nama" for descending. */
  defaultSort?: string
}

export interface ListView {
  name: string
  page: number
  sort: string | undefined
  search: string
  filters: Values
  hasFilters: boolean
  /** Ready for `useList`: page, limit, sort, search and the filters that are set. */
  query: ListQuery
  setPage: (page: number) => void
  setSort: (sort: string) => void
  setSearch: (search: string) => void
  setFilters: (change: Record<string, string | undefined>) => void
  clearFilters: () => void
}

const pageSize = 10
const fixedNames = ['page', 'sort', 'search']

/** Page, sort, search and filters of a list live in the URL: a view can be shared, and Back works. */
export function useListView({ name, filters: names = [], defaultSort }: ListViewOptions): ListView {
  const router = useRouter()
  const raw = useRouterState({ select: (state) => state.location.search as Record<string, unknown> })
  const memoryKey = `portal:tampilan-daftar:${session.user()?.uuid ?? 'tamu'}:${name}`
  const own = pick(raw, [...fixedNames, ...names])

  function go(change: Record<string, string | undefined>, replace = false) {
    // The search box waits a moment before it speaks, so the address is read now, not when it was typed.
    const now = router.state.location.search as Record<string, unknown>
    const next = dropEmpty({ ...now, page: undefined, ...change })
    remember(memoryKey, { ...pick(next, [...fixedNames, ...names]), page: undefined })
    void router.navigate({ to: '.', search: next as never, replace })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last view is taken up once, on arrival
  useEffect(() => {
    const last = readRemembered<Values>(memoryKey)
    if (last && Object.keys(last).length > 0 && Object.keys(own).length === 0) go(last, true)
  }, [])

  const filters = pick(raw, names)
  const page = Math.max(1, Number.parseInt(own.page ?? '1', 10) || 1)
  const sort = own.sort ?? defaultSort
  const search = own.search ?? ''
  return {
    name,
    page,
    sort,
    search,
    filters,
    hasFilters: search !== '' || Object.keys(filters).length > 0,
    query: dropEmpty({ ...filters, page, limit: pageSize, sort, search }) as ListQuery,
    setPage: (next) => go({ page: next > 1 ? String(next) : undefined }),
    setSort: (next) => go({ sort: next === defaultSort ? undefined : next }),
    setSearch: (next) => go({ search: next }, true),
    setFilters: (change) => go(change),
    clearFilters: () =>
      go({ search: undefined, ...Object.fromEntries(names.map((key) => [key, undefined])) }),
  }
}

function pick(source: Record<string, unknown>, names: readonly string[]): Values {
  const values: Values = {}
  for (const name of names) {
    const value = source[name]
    if (typeof value === 'string' && value !== '') values[name] = value
  }
  return values
}
