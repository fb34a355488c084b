import {
  jumlahRapidPasar,
  rapidPasarCalls,
  telusurRapid,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import type { RincianRapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import { useRefreshKasus } from '#okkp/index.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarRapid = '/pasar/admin/pengujian'
export const rapidCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Rapid test pasar', to: daftarRapid },
]

export const rapidRecord: RecordDefinition<RincianRapidPasar> = {
  noun: 'Rapid test',
  list: daftarRapid,
  crumbs: rapidCrumbs,
  pageOf: ({ id }) => `${daftarRapid}/${id}`,
  useRead: ({ id }) => useRecord(rapidPasarCalls.detail, { id: Number(id) }),
  useRefresh: useRefreshRapid,
}

/** A written test may open or close a case, so the related lists need a refresh too. */
function useRefreshRapid(): () => Promise<unknown> {
  const refresh = useRefreshCalls(
    rapidPasarCalls.list,
    rapidPasarCalls.detail,
    jumlahRapidPasar,
    telusurRapid,
    tugasPasar,
  )
  const refreshKasus = useRefreshKasus()
  return () => Promise.all([refresh(), refreshKasus()])
}
