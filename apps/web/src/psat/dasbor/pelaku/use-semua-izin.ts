import { listIzinSaya } from '@portal/domain/psat/oss/izin.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

export function useSemuaIzin() {
  return useQuery({
    queryKey: [listIzinSaya.path, 'semua'],
    queryFn: async ({ signal }) => (await call(listIzinSaya, { signal, quiet: true })).data,
    meta: { silent: true },
  })
}
