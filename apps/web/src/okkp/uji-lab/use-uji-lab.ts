import { masters, parameter } from '@portal/domain/okkp/master/master.contract'
import {
  detailUjiLab,
  jumlahUjiLab,
  listUjiLab,
  riwayatUjiLab,
  type UjiLabLengkap,
} from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import type { Result } from '@portal/domain/platform/contract'
import { useQuery } from '@tanstack/react-query'
import { kasusCalls } from '#okkp/kasus/use-kasus.ts'
import { call, callAny } from '#platform/api/client.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { listKey } from '#platform/table/use-list.ts'

const list = '/okkp/admin/lab/uji'

export const ujiLabRecord: RecordDefinition<UjiLabLengkap> = {
  noun: 'Uji laboratorium',
  list,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Uji laboratorium', to: list },
  ],
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => useRecord(detailUjiLab, { uji_lab_id: Number(id) }),
  // A test may open a case or answer one.
  useRefresh: () => useRefreshCalls(listUjiLab, jumlahUjiLab, detailUjiLab, riwayatUjiLab, ...kasusCalls),
}

export function useJenisUji() {
  const { list } = masters.jenisUjiLab
  return useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
}

export function useParameter(jenis: string | undefined) {
  const { list } = parameter
  const { data = [] } = useQuery({
    queryKey: [...listKey(list), jenis, 'pilihan'],
    queryFn: async ({ signal }) =>
      (await callAny<Result<typeof list>>(list, { params: { type: jenis }, signal, quiet: true })).data,
    enabled: jenis !== undefined,
  })
  return data
}
