import {
  jumlahRapidPasar,
  rapidPasarCalls,
  telusurRapid,
} from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import { useRefreshTindakLanjut } from '#okkp/index.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarRapid = '/pasar/admin/pengujian'
export const rapidCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Rapid test pasar', to: daftarRapid },
]

/** A test that was written may have opened or closed its follow-up. */
export function useRefreshRapid(): () => Promise<unknown> {
  const refresh = useRefreshCalls(
    rapidPasarCalls.list,
    rapidPasarCalls.detail,
    jumlahRapidPasar,
    telusurRapid,
    tugasPasar,
  )
  const refreshChains = useRefreshTindakLanjut()
  return () => Promise.all([refresh(), refreshChains()])
}
