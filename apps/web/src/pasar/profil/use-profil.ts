import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const namedBy = (varian: VarianProfil, id: number) =>
  varian === 'kota' ? { profil_kota_id: id } : { profil_provinsi_id: id }

export const useProfil = (varian: VarianProfil, id: number) =>
  useRecord(profilCalls.detail, namedBy(varian, id))

export const useRefreshProfil = () => useRefreshCalls(profilCalls.list, profilCalls.detail, tugasPasar)
