import type { CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callAny } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

type DataOf<C extends Contract> = Result<C> extends { data: infer Data } ? Data : never

/**
 * Reads one record. `useRefreshCalls` with the same contract reloads it. The screen shows loading and errors itself, so
 * the call shows neither the loading bar (`quiet`) nor a notice (`silent`).
 */
export function useRecord<C extends Contract>(
  contract: C,
  query: CallQuery<C>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<DataOf<C>> {
  return useQuery({
    queryKey: [...listKey(contract), query],
    queryFn: async ({ signal }) => {
      return (await callAny<{ data: DataOf<C> }>(contract, { query, signal, quiet: true })).data
    },
    enabled,
    meta: { silent: true },
  })
}
