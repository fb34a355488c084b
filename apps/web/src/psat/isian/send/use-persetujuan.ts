import { askPersetujuan, type Draf, getDraf } from '@portal/domain/psat/draf/draf.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api/client.ts'
import type { Penyimpan } from '#psat/isian/save/penyimpan-draf.ts'

const askEvery = 15_000

/**
 * Loads the new owner's consent. The new owner answers elsewhere, so the hook polls every 15 seconds while the consent
 * is pending.
 */
export function usePersetujuan(draf: Draf, penyimpan: Penyimpan, nib: string, versi: number) {
  const dialihkan = draf.jenisPengajuan === 'pengalihan'
  const query = useQuery({
    queryKey: [getDraf.path, draf.uuid, 'persetujuan'],
    queryFn: async ({ signal }) =>
      (await call(getDraf, { params: { uuid: draf.uuid }, signal, quiet: true, fresh: true })).data
        .persetujuan,
    initialData: draf.persetujuan,
    enabled: dialihkan,
    refetchInterval: ({ state }) => (state.data?.status === 'menunggu' ? askEvery : false),
    meta: { silent: true },
  })
  const { refetch } = query
  // A change of the permit or the NIB invalidates the consent, so the hook reloads the consent after each save.
  useEffect(() => {
    if (dialihkan && versi !== draf.versi) void refetch()
  }, [dialihkan, refetch, versi, draf.versi])
  const request = useMutation({
    mutationFn: async (kepada: { email: string | null; nama: string | null }) => {
      // The server reads the new owner from the stored draft, so the draft must be saved first.
      if (!(await penyimpan.flush())) throw new Error('Draf belum tersimpan. Coba lagi sebentar lagi.')
      return call(askPersetujuan, { params: { uuid: draf.uuid }, body: kepada })
    },
    onSuccess: () => refetch(),
    meta: { silent: true },
  })
  // A consent holds for one NIB only.
  const berlaku = query.data?.nib === nib ? query.data : null
  return { dialihkan, persetujuan: berlaku, recheck: () => void refetch(), request }
}

export type Persetujuan = ReturnType<typeof usePersetujuan>
