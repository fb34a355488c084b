import {
  type getPratinjauSertifikat as contract,
  getPratinjauSertifikat,
} from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'

export type IsianCetak = z.input<(typeof contract)['body']>

/** Loads the preview for the current input. The previous preview stays visible until the next one arrives. */
export function usePratinjau({ uuid, nomor, versi }: BerkasPengajuan, isian: IsianCetak) {
  return useQuery({
    queryKey: [getPratinjauSertifikat.path, uuid, nomor, versi, isian],
    queryFn: async ({ signal }) =>
      (await call(getPratinjauSertifikat, { params: { uuid }, body: isian, signal, quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
}
