import { fetchBlob } from '#platform/api/client.ts'
import { fileAddress } from '#platform/files/file-address.ts'

/** Fetched with the session, then handed to the browser as a download. */
export async function saveFrom(address: string, name: string): Promise<void> {
  saveBlob(await fetchBlob(address), name)
}

/** A file of the portal by its path, as view_pdf serves it. */
export function saveFile(path: string, name: string): Promise<void> {
  return saveFrom(fileAddress('view_pdf', path), name)
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
