import { type Peringatan, peringatanCalls } from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const peringatanList = '/okkp/admin/peringatan'
export const peringatanCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Peringatan', to: peringatanList },
]

export const usePeringatan = (id: number) => useRecord(peringatanCalls.detail, { id })
export const useRefreshPeringatan = () => useRefreshCalls(peringatanCalls.list, peringatanCalls.detail)

export const peringatanRecord: RecordDefinition<Peringatan> = {
  noun: 'Peringatan',
  list: peringatanList,
  crumbs: peringatanCrumbs,
  pageOf: ({ id }) => `${peringatanList}/${id}`,
  useRead: ({ id }) => usePeringatan(Number(id)),
  useRefresh: useRefreshPeringatan,
}
