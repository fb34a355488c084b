import { useMutation, useQueryClient } from '@tanstack/react-query'
import { popup } from '#platform/notices/popup.ts'

interface Answer {
  message?: string | undefined
}

/** How a kind of record is written from the browser; `update` names the version of the row it was made from. */
export interface RecordCalls<Row, Values> {
  /** Where the answers are kept that a write makes stale. */
  staleKey: readonly unknown[]
  add: (values: Values) => Promise<Answer>
  update: (row: Row, values: Values) => Promise<Answer>
  remove: (row: Row) => Promise<Answer>
}

export interface RecordWrites<Row> {
  /** The row whose deletion is on its way. */
  removing: Row | undefined
  remove: (row: Row) => void
}

/** Call it after a write: every shown page of the list asks anew. */
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
