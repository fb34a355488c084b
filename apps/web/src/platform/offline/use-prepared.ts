import { useQuery } from '@tanstack/react-query'
import { readPrepared } from '#platform/offline/prepared.ts'

/** What a field screen is worked with: from the server, and without signal as it was kept last. */
export function usePrepared<T>(name: string, load: () => Promise<T>) {
  return useQuery({
    queryKey: ['bahan', name],
    queryFn: () => readPrepared(name, load),
    networkMode: 'always',
    meta: { silent: true },
  })
}
