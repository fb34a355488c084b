import { masters } from '@portal/domain/okkp/master/master.contract'
import { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { useQuery } from '@tanstack/react-query'
import { kasusCalls } from '#okkp/kasus/use-kasus.ts'
import { call } from '#platform/api/client.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'
import { listKey } from '#platform/table/use-list.ts'

const list = '/okkp/admin/lab/rapid'

export const rapidRecord: RecordDefinition<RapidTest> = {
  noun: 'Rapid test',
  list,
  crumbs: [
    { label: 'OKKP', to: '/okkp/admin' },
    { label: 'Rapid test', to: list },
  ],
  pageOf: ({ id }) => `${list}/${id}`,
  useRead: ({ id }) => useRapidTest(Number(id)),
  // A write may have opened or closed the case of the test.
  useRefresh: () =>
    useRefreshCalls(...kasusCalls, rapidTestCalls.list, rapidTestCalls.detail, jumlahRapidTest),
}

export const useRapidTest = (id: number | undefined) =>
  useRecord(rapidTestCalls.detail, { rapid_test_id: id ?? 0 }, { enabled: id !== undefined })

export function useJumlahRapid() {
  return useQuery({
    queryKey: listKey(jumlahRapidTest),
    queryFn: async ({ signal }) => (await call(jumlahRapidTest, { query: {}, signal, quiet: true })).data,
  })
}

export function useJenisRapid() {
  const { list } = masters.jenisRapidTest
  return useQuery({
    queryKey: [...listKey(list), 'pilihan'],
    queryFn: async ({ signal }) => (await call(list, { signal, quiet: true })).data,
  })
}
