import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { createContext, useContext } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

/** Told once a step has been taken on this screen: a queue leads on to the next file. */
export const AfterLangkah = createContext<(() => void) | undefined>(undefined)

type Langkah = () => Promise<{ message?: string | undefined; data: { notifikasi: string } }>

/**
 * Takes a step and shows the file as it stands afterwards. When somebody else was faster the form is closed as well,
 * for its step may be gone; what was typed stays a draft. Other refusals are told by whoever called.
 */
export function useLangkah({ uuid }: Pick<BerkasPengajuan, 'uuid'>) {
  const refresh = useBerkasRefresh(uuid)
  const goOn = useContext(AfterLangkah)
  return async (langkah: Langkah, close: () => void) => {
    try {
      const { message, data } = await langkah()
      close()
      popup.success(message ?? data.notifikasi)
      await refresh()
      goOn?.()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        close()
        await refresh()
        if (error.code === 'BENTROK') {
          popup.failure(
            'Berkas ini baru saja diubah orang lain. Keadaan terbarunya sudah tampil; periksa, lalu ambil langkah lagi bila masih perlu.',
          )
          return false
        }
      }
      throw error
    }
  }
}
