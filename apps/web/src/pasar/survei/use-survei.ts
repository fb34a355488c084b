import { surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const daftarSurvei = '/pasar/admin/survei'
export const surveiCrumbs = [
  { label: 'Pasar Pangan', to: '/pasar/admin' },
  { label: 'Survei program', to: daftarSurvei },
]

export const useRefreshSurvei = () => useRefreshCalls(surveiCalls.list, surveiCalls.detail)
