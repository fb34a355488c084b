import type { Contract } from '@portal/domain/platform/contract'
import { useQueryClient } from '@tanstack/react-query'
import { listKey } from '#platform/table/use-list.ts'

/** Call it after a write: everything that these calls have answered is asked anew. */
export function useRefreshCalls(...contracts: readonly Contract[]): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      contracts.map((contract) => queryClient.invalidateQueries({ queryKey: listKey(contract) })),
    )
  }
}
