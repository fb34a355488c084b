import { fetchBlob } from '#platform/api/client.ts'
import { fileAddress } from '#platform/files/file-address.ts'

/** Fetches a file with the session and saves it as a download. */
export async function saveFrom(address: string, name: string): Promise<void> {
  saveBlob(await fetchBlob(address), name)
}

/** Saves a stored file by its path through `view_pdf`. */
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
