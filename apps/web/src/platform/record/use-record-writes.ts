import { useMutation, useQueryClient } from '@tanstack/react-query'
import { popup } from '#platform/notices/popup.ts'

interface Answer {
  message?: string | undefined
}

/** Calls that write a kind of record. `update` sends the row's version for the optimistic lock. */
export interface RecordCalls<Row, Values> {
  /** Query key that a write invalidates. */
  staleKey: readonly unknown[]
  add: (values: Values) => Promise<Answer>
  update: (row: Row, values: Values) => Promise<Answer>
  remove: (row: Row) => Promise<Answer>
}

export interface RecordWrites<Row> {
  removing: Row | undefined
  remove: (row: Row) => void
}

/** Returns a function to call after a write: it refetches all loaded pages of the list. */
export function useRefresh(staleKey: readonly unknown[]): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: staleKey })
}

export function useRecordWrites<Row>(calls: RecordCalls<Row, never>): RecordWrites<Row> {
  const refresh = useRefresh(calls.staleKey)
  const removal = useMutation({
    mutationFn: (row: Row) => calls.remove(row),
    onSuccess: ({ message }) => {
      popup.success(message)
      return refresh()
    },
  })
  return {
    removing: removal.isPending ? removal.variables : undefined,
    remove: (row) => removal.mutate(row),
  }
}
