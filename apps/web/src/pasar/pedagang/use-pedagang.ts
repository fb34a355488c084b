import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { KelompokPedagang, Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { tugasPasar } from '@portal/domain/pasar/tugas/tugas.contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

/** Traders of one collection. Both collections use the same calls. */
export const pedagangRecord = ({ list, crumbs }: Ranah): RecordDefinition<Pedagang> => ({
  noun: 'Pedagang',
  list,
  crumbs,
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => usePedagang(Number(id)),
  useRefresh: () =>
    useRefreshCalls(pedagangCalls.list, pedagangCalls.detail, pedagangCalls.telusur, tugasPasar),
})

/** The call returns a trader or a group, depending on the parameter. */
const usePedagang = (id: number) =>
  useRecord(pedagangCalls.detail, { pedagang_id: id }) as UseQueryResult<Pedagang>

export const useKelompok = (id: number | undefined) =>
  useRecord(
    pedagangCalls.detail,
    { group_id: id },
    { enabled: id !== undefined },
  ) as UseQueryResult<KelompokPedagang>
