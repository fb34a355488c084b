import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { KelompokPedagang, Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

/** The call answers a trader or a group, by what was asked. */
export const usePedagang = (id: number) =>
  useRecord(pedagangCalls.detail, { pedagang_id: id }) as UseQueryResult<Pedagang>

export const useKelompok = (id: number | undefined) =>
  useRecord(
    pedagangCalls.detail,
    { group_id: id },
    { enabled: id !== undefined },
  ) as UseQueryResult<KelompokPedagang>

export const useRefreshPedagang = () =>
  useRefreshCalls(pedagangCalls.list, pedagangCalls.detail, pedagangCalls.telusur, tugasPasar)
