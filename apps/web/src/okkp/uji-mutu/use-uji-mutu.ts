import { listAturanMutu, ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

const list = '/okkp/admin/lab/mutu'

export const mutuRecord: RecordDefinition<UjiMutu> = {
  noun: 'Uji mutu',
  list,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Uji mutu', to: list },
  ],
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => useRecord(ujiMutuCalls.detail, { uji_mutu_id: Number(id) }),
  useRefresh: () => useRefreshCalls(ujiMutuCalls.list, ujiMutuCalls.detail),
}

export function useAturanMutu() {
  return useQuery({
    queryKey: [listAturanMutu.path],
    queryFn: async ({ signal }) => (await call(listAturanMutu, { signal, quiet: true })).data,
  })
}
