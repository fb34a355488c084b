import { listAturanMutu, ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

export const mutuList = '/okkp/admin/lab/mutu'
export const mutuCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Uji mutu', to: mutuList },
]

export function useUjiMutu(id: number) {
  return useQuery({
    queryKey: [...listKey(ujiMutuCalls.detail), id],
    queryFn: async ({ signal }) =>
      (await call(ujiMutuCalls.detail, { query: { uji_mutu_id: id }, signal })).data,
    meta: { silent: true },
  })
}

/** The limits of the classes of rice. */
export function useAturanMutu() {
  return useQuery({
    queryKey: [listAturanMutu.path],
    queryFn: async ({ signal }) => (await call(listAturanMutu, { signal, quiet: true })).data,
  })
}

export function useRefreshMutu(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [ujiMutuCalls.list, ujiMutuCalls.detail].map((contract) =>
        queryClient.invalidateQueries({ queryKey: listKey(contract) }),
      ),
    )
  }
}

export async function removeMutu(id: number): Promise<string> {
  return (await call(ujiMutuCalls.remove, { query: { uji_mutu_id: id } })).message
}
