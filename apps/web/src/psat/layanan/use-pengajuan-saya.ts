import type { JenisIzin } from '@portal/domain/psat/jenis-pengajuan'
import { listPengajuanSaya } from '@portal/domain/psat/pengajuan.contract'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { type ListState, listKey } from '#platform/table/use-list.ts'
import type { ListQuery } from '#platform/table/use-list-view.ts'

export const keadaanLabels = {
  menunggu_saya: 'Menunggu saya',
  proses: 'Diproses',
  terbit: 'Terbit',
  ditolak: 'Ditolak',
} as const
export type Keadaan = keyof typeof keadaanLabels

const noMeta = { page: 1, limit: 10, total: 0, max_page: 1 }

/** The company's own submissions, with how many there are in each state. */
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
  return {
    list: {
      rows: result.isError ? [] : (result.data?.data ?? []),
      meta: result.isError ? noMeta : (result.data?.meta ?? noMeta),
      isLoading: result.isPending,
      isRefreshing: result.isPlaceholderData,
      error: result.error ?? undefined,
      retry: () => void result.refetch(),
    },
    counts: result.data?.counts,
  }
}
