import {
  deleteRegistrasi,
  detailRegistrasi,
  expiringRegistrasi,
  historyRegistrasi,
  listRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

export function useRegistrasi(id: number) {
  return useQuery({
    queryKey: [...listKey(detailRegistrasi), id],
    queryFn: async ({ signal }) =>
      (await call(detailRegistrasi, { query: { registrasi_id: id }, signal })).data,
    meta: { silent: true },
  })
}

export function useRiwayat(id: number) {
  return useQuery({
    queryKey: [...listKey(historyRegistrasi), id],
    queryFn: async ({ signal }) =>
      (await call(historyRegistrasi, { query: { registrasi_id: id }, signal, quiet: true })).data,
    meta: { silent: true },
  })
}

/** Call it after a write: a renewal or a sanction shows in the lists, the chain and the history. */
export function useRefreshRegistrasi(): () => Promise<void> {
  const queryClient = useQueryClient()
  const contracts = [listRegistrasi, expiringRegistrasi, detailRegistrasi, historyRegistrasi]
  return async () => {
    await Promise.all(
      contracts.map((contract) => queryClient.invalidateQueries({ queryKey: listKey(contract) })),
    )
  }
}

export async function removeRegistrasi(id: number): Promise<string> {
  return (await call(deleteRegistrasi, { query: { registrasi_id: id } })).message
}
