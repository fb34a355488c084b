import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { type ListState, listKey, listStateOf } from '#platform/table/use-list.ts'
import type { ListQuery } from '#platform/table/use-list-view.ts'

export const keadaanLabels = {
  menunggu_saya: 'Menunggu saya',
  proses: 'Diproses',
  terbit: 'Terbit',
  ditolak: 'Ditolak',
} as const
export type Keadaan = keyof typeof keadaanLabels

export function usePengajuanSaya(query: ListQuery & { auditType?: JenisIzin }): {
  list: ListState<RingkasanPengajuan>
  counts: Record<Keadaan, number> | undefined
} {
  const result = useQuery({
    queryKey: [...listKey(listPengajuanSaya), query],
    queryFn: ({ signal }) => call(listPengajuanSaya, { query: query as never, signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return { list: listStateOf(result), counts: result.data?.counts }
}
