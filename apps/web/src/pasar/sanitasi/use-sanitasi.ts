import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarSanitasi = '/pasar/admin/higiene'
export const sanitasiCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Sanitasi higiene', to: daftarSanitasi },
]

export const sanitasiRecord: RecordDefinition<SanitasiDetail, { kode_group: string }> = {
  noun: 'Penilaian',
  list: daftarSanitasi,
  crumbs: sanitasiCrumbs,
  pageOf: ({ kode_group }) => `${daftarSanitasi}/${kode_group}`,
  useRead: ({ kode = '' }) => useRecord(sanitasiCalls.detail, { kode_group: kode }),
  useRefresh: () => useRefreshCalls(sanitasiCalls.list, sanitasiCalls.detail),
}
