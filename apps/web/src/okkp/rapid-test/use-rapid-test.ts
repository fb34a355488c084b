import { type JenisParameter, listParameter, masters } from '@portal/domain/okkp/master/master.contract'
import { jumlahRapidTest, rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRefreshTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

export const rapidList = '/okkp/admin/lab/rapid'
export const rapidCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Rapid test', to: rapidList },
]

export function useRapidTest(id: number | undefined) {
  return useQuery({
    queryKey: [...listKey(rapidTestCalls.detail), id],
    queryFn: async ({ signal }) =>
      (await call(rapidTestCalls.detail, { query: { rapid_test_id: id ?? 0 }, signal })).data,
    enabled: id !== undefined,
    meta: { silent: true },
  })
}

/** How many there are of each kind in the account's region. */
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

/** The parameters that a kind of test may measure. */
export function useParameterUji(jenis: JenisParameter | undefined) {
  return useQuery({
    queryKey: [...listKey(listParameter), jenis, 'pilihan'],
    queryFn: async ({ signal }) =>
      (await call(listParameter, { params: { type: jenis ?? 'lainnya' }, signal, quiet: true })).data,
    enabled: jenis !== undefined,
  })
}

/** A rapid test that was written may have opened or closed its follow-up. */
export function useRefreshRapid(): () => Promise<void> {
  const queryClient = useQueryClient()
  const refreshChains = useRefreshTindakLanjut()
  return async () => {
    await Promise.all([
      refreshChains(),
      ...[rapidTestCalls.list, rapidTestCalls.detail, jumlahRapidTest].map((contract) =>
        queryClient.invalidateQueries({ queryKey: listKey(contract) }),
      ),
    ])
  }
}

export async function removeRapid(id: number): Promise<string> {
  return (await call(rapidTestCalls.remove, { query: { rapid_test_id: id } })).message
}
