import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { getLampiran, previewLampiran } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'

export type Lampiran = z.output<typeof getLampiran.response>['data']
type IsianPratinjau = Omit<z.input<typeof previewLampiran.body>, 'auditId' | 'auditType' | 'versi'>

export function useLampiran({ id, auditType, versi }: BerkasPengajuan) {
  return useQuery({
    queryKey: [getLampiran.path, id, versi],
    queryFn: async ({ signal }) =>
      (await call(getLampiran, { params: { auditType, auditId: id }, signal, quiet: true })).data,
    meta: { silent: true },
  })
}

/** Loads the preview for the current input. The previous preview stays visible until the next one arrives. */
export function usePratinjauLampiran(
  { id: auditId, auditType, versi }: BerkasPengajuan,
  isian: IsianPratinjau,
) {
  return useQuery({
    queryKey: [previewLampiran.path, auditId, versi, isian],
    queryFn: async ({ signal }) =>
      (await call(previewLampiran, { body: { auditId, auditType, ...isian }, signal, quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
}
