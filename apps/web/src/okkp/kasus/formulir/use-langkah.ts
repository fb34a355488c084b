import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { useRefreshKasus } from '#okkp/kasus/use-kasus.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { ApiError } from '#platform/wire/api-error.ts'

export type AksiRincian = RincianKasus['aksi'][number]

export interface FormulirProps {
  kasus: RincianKasus
  aksi: AksiRincian
  onClosed: () => void
}

/** Steps that laboratories take from their list of requests know only the case and its version. */
export type KasusTerlihat = Pick<RincianKasus, 'id' | 'versi'>

/** Saves a step of a case. After a conflict it reloads the case and keeps the form, so nothing typed is lost. */
export function useLangkah(onClosed: () => void) {
  const refresh = useRefreshKasus()
  const { close, modal } = useModal(onClosed)
  async function save(work: Promise<{ message?: string | undefined }>) {
    try {
      const { message } = await work
      close()
      popup.success(message)
      await refresh()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      popup.failure(error.message)
      await refresh()
      return false
    }
  }
  return { save, close, modal }
}
