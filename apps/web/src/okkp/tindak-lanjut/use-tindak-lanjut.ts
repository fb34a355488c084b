import {
  detailTindakLanjut,
  listTindakLanjut,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { CallQuery } from '@portal/domain/platform/contract'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const rantaiList = '/okkp/admin/tindak-lanjut'
export const rantaiCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Tindak lanjut', to: rantaiList },
]

export const useTindakLanjut = (id: number | undefined) =>
  useRecord(detailTindakLanjut, { id: id ?? 0 }, { enabled: id !== undefined })

type Question = CallQuery<typeof listTindakLanjut>
export type RantaiDari = Pick<Question, 'rapid_test_id' | 'rapid_pasar_id' | 'uji_lab_id' | 'registrasi_id'>

export const useRantaiOf = (of: RantaiDari) => useRecord(listTindakLanjut, of)

/** Calls to refresh after a write to any record of a follow-up. */
export const rantaiCalls = [listTindakLanjut, detailTindakLanjut]
export const useRefreshTindakLanjut = () => useRefreshCalls(...rantaiCalls)
