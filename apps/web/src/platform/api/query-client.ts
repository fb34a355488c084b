import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notices/notify.ts'
import { forgetOnSessionEnd } from '#platform/session/forget-on-session-end.ts'
import { ApiError, isSilent } from '#platform/wire/api-error.ts'

interface CallMeta extends Record<string, unknown> {
  /** The screen shows the error itself, so the query client shows no notice. */
  silent?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

const mostRetries = 1

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => tell(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The browser retries only when the server did not answer. An error that the server sends is final.
        retry: (count, error) => count < mostRetries && isSilent(error),
      },
    },
  })
}

export const queryClient = createQueryClient()
forgetOnSessionEnd(() => queryClient.clear())

/** Shows a notice for a failed call. An ended session (401, 422) has its own notice. */
function tell(error: unknown, meta: CallMeta | undefined) {
  if (meta?.silent) return
  if (error instanceof ApiError && (error.status === 401 || error.status === 422)) return
  notify.error(error instanceof Error ? error.message : 'Terjadi kesalahan')
}
