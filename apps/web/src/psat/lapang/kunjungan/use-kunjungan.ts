import {
  getLaporanAudit,
  getSuratTugas,
  type KunjunganBerkas,
  listKunjungan,
} from '@portal/domain/psat/lapang/kunjungan.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#platform/api/address.ts'
import { call } from '#platform/api/client.ts'
import { openAddress } from '#platform/files/open-stored.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

const kunjunganKey = [listKunjungan.path]

export function useKunjunganMendatang() {
  const query = useQuery({
    queryKey: kunjunganKey,
    queryFn: async ({ signal }) => (await call(listKunjungan, { signal, quiet: true })).data,
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  return query
}

type Answer = Promise<{ message?: string | undefined; data: KunjunganBerkas }>

/**
 * Sends a step about the visit. If the other side was faster (409), the hook reloads the file and shows its newest
 * state.
 */
export function useLangkahKunjungan(uuid: string) {
  const refresh = useBerkasRefresh(uuid)
  const queryClient = useQueryClient()
  return async (send: () => Answer, close: () => void = () => undefined): Promise<boolean> => {
    try {
      const { message } = await send()
      close()
      popup.success(message ?? 'Data telah disimpan')
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      close()
      popup.failure('Jadwal ini baru saja berubah. Keadaan terbarunya sudah tampil.')
      await refresh()
      return false
    }
    await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: kunjunganKey })])
    return true
  }
}

export const openSuratTugas = (uuid: string) => openAddress(addressOf(getSuratTugas.path, { uuid }))
export const openLaporanAudit = (uuid: string) => openAddress(addressOf(getLaporanAudit.path, { uuid }))
