import { masters, parameter } from '@portal/domain/okkp/master/master.contract'
import {
  detailUjiLab,
  jumlahUjiLab,
  listUjiLab,
  riwayatUjiLab,
} from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import type { Result } from '@portal/domain/platform/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { callMaster } from '#platform/master/master-definition.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { listKey } from '#platform/table/use-list.ts'

export const daftarUjiLab = '/okkp/admin/lab/uji'
export const ujiLabCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Uji laboratorium', to: daftarUjiLab },
]

/** The kinds of laboratory test, with the list their parameters come from. */
export function useJenisUji() {
  const { list } = masters.jenisUjiLab
  return useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
}

/** The parameters of one list. */
export function useParameter(jenis: string | undefined) {
  const { list } = parameter
  const { data = [] } = useQuery({
    queryKey: [...listKey(list), jenis, 'pilihan'],
    queryFn: async ({ signal }) =>
      (await callMaster<Result<typeof list>>(list, { params: { type: jenis }, signal, quiet: true })).data,
    enabled: jenis !== undefined,
  })
  return data
}

export const useRefreshUjiLab = () => useRefreshCalls(listUjiLab, jumlahUjiLab, detailUjiLab, riwayatUjiLab)
