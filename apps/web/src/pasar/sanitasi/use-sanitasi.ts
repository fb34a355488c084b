import { sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarSanitasi = '/pasar/admin/higiene'
export const sanitasiCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Sanitasi higiene', to: daftarSanitasi },
]

export const useRefreshSanitasi = () => useRefreshCalls(sanitasiCalls.list, sanitasiCalls.detail)
