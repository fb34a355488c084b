import { fetchBlob } from '#platform/api/client.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { notify } from '#platform/notices/notify.ts'

/** Opens a stored file in a new tab, or shows an error notice. */
export function openStored(path: string): void {
  openAddress(fileAddress('view_pdf', path))
}

/** Opens a file that the API generates on request, or shows an error notice. */
export function openAddress(address: string): void {
  openFile(address).catch(() => notify.error('Berkas belum dapat dibuka. Coba lagi.'))
}

/** Opens the tab before fetching, because browsers block a popup that opens after a delay. */
async function openFile(address: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const blob = await fetchBlob(address)
    const url = URL.createObjectURL(blob)
    if (tab) tab.location.href = url
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    tab?.close()
    throw error
  }
}
