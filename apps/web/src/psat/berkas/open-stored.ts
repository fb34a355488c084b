import { notify } from '#platform/ui/notify.ts'
import { openFile } from '#platform/ui/use-file-url.ts'

/** Opens a stored file in a tab of its own and says so when that fails. */
export function openStored(kunci: string): void {
  openFile(kunci).catch(() => notify.error('Berkas belum dapat dibuka. Coba lagi.'))
}
