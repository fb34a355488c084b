import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { createContext, useContext } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

/** Callback after each step on this screen. The screens of staff use it to offer the next file of the queue. */
export const AfterLangkah = createContext<(() => void) | undefined>(undefined)

type Langkah = () => Promise<{ message?: string | undefined; data: { notifikasi: string } }>

/**
 * Takes a step and reloads the file. On any 409 the hook also closes the form, because the step may no longer exist;
 * the input stays as a draft. The hook reports the conflict BENTROK itself. The caller handles all other errors.
 */
export function useLangkah({
  uuid,
  nomorPermohonan,
  nama,
}: Pick<BerkasPengajuan, 'uuid' | 'nomorPermohonan' | 'nama'>) {
  const refresh = useBerkasRefresh(uuid)
  const goOn = useContext(AfterLangkah)
  return async (langkah: Langkah, close: () => void) => {
    try {
      const { message, data } = await langkah()
      close()
      popup.success(message ?? data.notifikasi, `${nomorPermohonan} · ${nama}`)
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
