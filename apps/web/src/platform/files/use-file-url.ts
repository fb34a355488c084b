import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchBlob } from '#platform/api/client.ts'
import { type FileCall, fileAddress } from '#platform/files/file-address.ts'

/** Fetches a stored file with the session and caches it while a component shows it. */
export function useStoredFile(kind: FileCall, path: string | null | undefined) {
  return useQuery({
    queryKey: ['berkas', kind, path],
    queryFn: ({ signal }) => fetchBlob(fileAddress(kind, path ?? ''), { signal, quiet: true }),
    enabled: Boolean(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { silent: true },
  })
}

/** Creates an object URL of a blob for img, iframe or link, and revokes it afterwards. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return setUrl(undefined)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

export function useFileUrl(kind: FileCall, path: string | null | undefined): string | undefined {
  return useBlobUrl(useStoredFile(kind, path).data)
}
