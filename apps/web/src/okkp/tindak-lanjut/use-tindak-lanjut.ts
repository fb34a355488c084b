import {
  detailTindakLanjut,
  listTindakLanjut,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { CallQuery } from '@portal/domain/platform/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

export const rantaiList = '/okkp/admin/tindak-lanjut'
export const rantaiCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Tindak lanjut', to: rantaiList },
]

export function useTindakLanjut(id: number | undefined) {
  return useQuery({
    queryKey: [...listKey(detailTindakLanjut), id],
    queryFn: async ({ signal }) => (await call(detailTindakLanjut, { query: { id: id ?? 0 }, signal })).data,
    enabled: id !== undefined,
    meta: { silent: true },
  })
}

type Question = CallQuery<typeof listTindakLanjut>
/** The record whose chains are asked for, by its name in the query. */
export type RantaiDari = Pick<Question, 'rapid_test_id' | 'rapid_pasar_id' | 'uji_lab_id' | 'registrasi_id'>

export function useRantaiOf(of: RantaiDari) {
  return useQuery({
    queryKey: [...listKey(listTindakLanjut), of],
    queryFn: async ({ signal }) => (await call(listTindakLanjut, { query: of, signal, quiet: true })).data,
    meta: { silent: true },
  })
}

/** Call it after a write to any end of a chain. */
export function useRefreshTindakLanjut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [listTindakLanjut, detailTindakLanjut].map((contract) =>
        queryClient.invalidateQueries({ queryKey: listKey(contract) }),
      ),
    )
  }
}
