import { countPasar, listPasarPilihan, pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarPasar = '/pasar/admin/pasar'

/** After a write: the list, the record, the choosers and the map. */
export const useRefreshPasar = () =>
  useRefreshCalls(pasarCalls.list, pasarCalls.detail, listPasarPilihan, countPasar)
