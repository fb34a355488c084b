import { askPersetujuan, type Draf, getDraf } from '@portal/domain/psat/draf/draf.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api/client.ts'
import type { Penyimpan } from '#psat/isian/simpan/penyimpan-draf.ts'

const askEvery = 15_000

/** The new owner's consent: asked for from here, answered elsewhere, so it is looked up now and then. */
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
  // Another permit or NIB in the draft voids a consent, so each saved change asks anew.
  useEffect(() => {
    if (dialihkan && versi !== draf.versi) void refetch()
  }, [dialihkan, refetch, versi, draf.versi])
  const request = useMutation({
    mutationFn: async (kepada: { email: string | null; nama: string | null }) => {
      // The server asks whoever the stored draft names.
      if (!(await penyimpan.flush())) throw new Error('Draf belum tersimpan. Coba lagi sebentar lagi.')
      return call(askPersetujuan, { params: { uuid: draf.uuid }, body: kepada })
    },
    onSuccess: () => refetch(),
    meta: { silent: true },
  })
  // Consent was given for one NIB; another one starts anew.
  const berlaku = query.data?.nib === nib ? query.data : null
  return { dialihkan, persetujuan: berlaku, recheck: () => void refetch(), request }
}

export type Persetujuan = ReturnType<typeof usePersetujuan>
