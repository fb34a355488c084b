import type { Contract } from '@portal/domain/platform/contract'
import { useQueryClient } from '@tanstack/react-query'
import { listKey } from '#platform/table/use-list.ts'

/** Returns a function to call after a write: it invalidates all queries of these contracts. */
export function useRefreshCalls(...contracts: readonly Contract[]): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      contracts.map((contract) => queryClient.invalidateQueries({ queryKey: listKey(contract) })),
    )
  }
}
