import { countPasar, listPasarPilihan, pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { dataPasarCrumbs } from '#pasar/crumbs.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarPasar = '/pasar/admin/pasar'

export const pasarRecord: RecordDefinition<Pasar> = {
  noun: 'Pasar',
  list: daftarPasar,
  crumbs: dataPasarCrumbs,
  pageOf: ({ id }) => `${daftarPasar}/${id}`,
  useRead: ({ id }) => useRecord(pasarCalls.detail, { id: Number(id) }),
  // The choosers and the map also show markets, so they need a refresh too.
  useRefresh: () => useRefreshCalls(pasarCalls.list, pasarCalls.detail, listPasarPilihan, countPasar),
}
