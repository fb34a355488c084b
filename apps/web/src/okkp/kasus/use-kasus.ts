import { detailKasus, listKasus, listPermintaanUji } from '@portal/domain/okkp/kasus/kasus.contract'
import { rekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import type { CallQuery } from '@portal/domain/platform/contract'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const kasusList = '/okkp/admin/tindak-lanjut'
export const kasusPage = (id: number) => `${kasusList}/${id}`
export const kasusCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Tindak lanjut', to: kasusList },
]

export const useKasus = (id: number | undefined) =>
  useRecord(detailKasus, { id: id ?? 0 }, { enabled: id !== undefined })

type Question = CallQuery<typeof listKasus>
export type SumberKasus = Pick<
  Question,
  'rapid_test_id' | 'rapid_pasar_id' | 'uji_lab_id' | 'pengawasan_id' | 'pengaduan_id' | 'registrasi_id'
>

export const useKasusOf = (of: SumberKasus) => useRecord(listKasus, of)

/** Calls to refresh after a write to any record of a case. */
export const kasusCalls = [listKasus, detailKasus, rekamanKasus, listPermintaanUji]
export const useRefreshKasus = () => useRefreshCalls(...kasusCalls)
