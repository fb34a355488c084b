import { type SurveiDetail, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarSurvei = '/pasar/admin/survei'
export const surveiCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Survei program', to: daftarSurvei },
]

export const surveiRecord: RecordDefinition<SurveiDetail> = {
  noun: 'Survei',
  list: daftarSurvei,
  crumbs: surveiCrumbs,
  pageOf: ({ id }) => `${daftarSurvei}/${id}`,
  useRead: ({ id }) => useRecord(surveiCalls.detail, { id: Number(id) }),
  useRefresh: () => useRefreshCalls(surveiCalls.list, surveiCalls.detail),
}
