import { fetchBlob } from '#platform/api/client.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { notify } from '#platform/notices/notify.ts'

/** Opens a stored file in a tab of its own and says so when that fails. */
export function openStored(path: string): void {
  openAddress(fileAddress('view_pdf', path))
}

/** The same for what the API draws when it is asked for. */
export function openAddress(address: string): void {
  openFile(address).catch(() => notify.error('Berkas belum dapat dibuka. Coba lagi.'))
}

/** The tab is asked for at once, because browsers block it after a wait. */
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
