import type { CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import type { PageMeta } from '@portal/domain/platform/list/pagination'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callAny } from '#platform/api/client.ts'
import type { ListQuery } from '#platform/table/use-list-view.ts'

interface ListResult<Row> {
  data: Row[]
  meta: PageMeta
}

type RowOf<C extends Contract> = Result<C> extends ListResult<infer Row> ? Row : never

export interface ListState<Row> {
  rows: Row[]
  meta: ListResult<Row>['meta']
  /** True until the first answer arrives. */
  isLoading: boolean
  /** The previous rows stay visible while the next answer loads. */
  isRefreshing: boolean
  error: unknown
  retry: () => void
}

const noMeta: PageMeta = { page: 1, limit: 10, total: 0, max_page: 1 }

/**
 * Returns the query key of a list. After a write call `queryClient.invalidateQueries({ queryKey: listKey(contract) })`.
 */
export function listKey(contract: Contract): readonly [string] {
  return [contract.path]
}

/** Loads a paged list. A failed list is empty and has an error. */
export function useList<C extends Contract>(
  contract: C,
  query: ListQuery | { [K in keyof CallQuery<C>]?: CallQuery<C>[K] | '' | null | undefined },
): ListState<RowOf<C>> {
  const result = useQuery({
    queryKey: [...listKey(contract), query],
    queryFn: ({ signal }) => callAny<ListResult<RowOf<C>>>(contract, { query, signal }),
    placeholderData: keepPreviousData,
  })
  return listStateOf(result)
}

/** Converts a query to the state of a table, for lists whose answer has more than rows. */
export function listStateOf<Row>(result: UseQueryResult<ListResult<Row>>): ListState<Row> {
  return {
    rows: result.isError ? [] : (result.data?.data ?? []),
    meta: result.isError ? noMeta : (result.data?.meta ?? noMeta),
    isLoading: result.isPending,
    isRefreshing: result.isPlaceholderData,
    error: result.error ?? undefined,
    retry: () => void result.refetch(),
  }
}
