import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf } from '#platform/api/address.ts'
import { fetchBlob } from '#platform/api/client.ts'

export type FileCall = 'display_image' | 'view_pdf'

export function fileAddress(kind: FileCall, path: string): string {
  return addressOf(`/api/upload/${kind}`, {}, { path })
}

/** A file of the portal as an address for img, iframe or link: fetched with the session, kept as a blob. */
export function useFileUrl(kind: FileCall, path: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['berkas', kind, path],
    queryFn: ({ signal }) => fetchBlob(fileAddress(kind, path ?? ''), { signal, quiet: true }),
    enabled: Boolean(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { silent: true },
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return setUrl(undefined)
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}

/** Opens a file in a new tab; the tab is asked for at once, because browsers block it after a wait. */
export async function openFile(path: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const blob = await fetchBlob(fileAddress('view_pdf', path))
    const url = URL.createObjectURL(blob)
    if (tab) tab.location.href = url
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    tab?.close()
    throw error
  }
}
