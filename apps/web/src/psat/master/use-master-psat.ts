import {
  deleteHariLibur,
  type hariLibur,
  listHariKerja,
  listHariLibur,
} from '@portal/domain/psat/master/hari.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'

export type HariLibur = z.output<typeof hariLibur>

export function useHariLibur(tahun: number) {
  return useQuery({
    queryKey: [listHariLibur.path, tahun],
    queryFn: async ({ signal }) => (await call(listHariLibur, { query: { tahun }, signal })).data,
  })
}

export function useRefreshHariLibur(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [listHariLibur.path] })
}

export function useDeleteHariLibur() {
  const refresh = useRefreshHariLibur()
  return useMutation({
    mutationFn: (tanggal: string) => call(deleteHariLibur, { query: { tanggal } }),
    onSuccess: async ({ message }) => {
      popup.success(message)
      await refresh()
    },
  })
}

export function useHariKerja() {
  return useQuery({
    queryKey: [listHariKerja.path],
    queryFn: async ({ signal }) => (await call(listHariKerja, { signal })).data,
  })
}
