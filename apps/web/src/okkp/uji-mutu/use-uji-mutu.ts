import { listAturanMutu, ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const mutuList = '/okkp/admin/lab/mutu'
export const mutuCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Uji mutu', to: mutuList },
]

export const useUjiMutu = (id: number) => useRecord(ujiMutuCalls.detail, { uji_mutu_id: id })

/** The limits of the classes of rice. */
export function useAturanMutu() {
  return useQuery({
    queryKey: [listAturanMutu.path],
    queryFn: async ({ signal }) => (await call(listAturanMutu, { signal, quiet: true })).data,
  })
}

export const useRefreshMutu = () => useRefreshCalls(ujiMutuCalls.list, ujiMutuCalls.detail)

export const removeMutu = (id: number) => call(ujiMutuCalls.remove, { query: { uji_mutu_id: id } })
