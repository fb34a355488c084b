import { useQuery } from '@tanstack/react-query'
import { fetchBlob } from '#platform/api/client.ts'
import { type FileCall, fileAddress } from '#platform/ui/use-file-url.ts'

/** A stored file, fetched with the session and kept while it is looked at. */
export function useStoredFile(call: FileCall, kunci: string) {
  return useQuery({
    queryKey: ['berkas', call, kunci],
    queryFn: ({ signal }) => fetchBlob(fileAddress(call, kunci), { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { silent: true },
  })
}
