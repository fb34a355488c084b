import { deleteKomoditas, listKelompokKomoditas, listKomoditas } from '@portal/domain/okkp/komoditas.contract'
import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import type { Option } from '#platform/forms/choice-fields.tsx'
import { listKey } from '#platform/table/use-list.ts'
import { popup } from '#platform/ui/popup.ts'

export function useKelompokOptions(): Option[] {
  const { data = [] } = useQuery({
    queryKey: [listKelompokKomoditas.path],
    queryFn: async ({ signal }) => (await call(listKelompokKomoditas, { signal, quiet: true })).data,
  })
  return data.map(({ id, nama }) => ({ value: id, label: nama }))
}

const none: Komoditas[] = []

/** The commodities of the portal, to choose from or to write their names alike. */
export function useKomoditas(): Komoditas[] {
  const { data = none } = useQuery({
    queryKey: [...listKey(listKomoditas), 'pilihan'],
    queryFn: async ({ signal }) => (await call(listKomoditas, { signal, quiet: true })).data,
  })
  return data
}

/** Call it after a write: every shown page of the list asks anew. */
export function useRefreshKomoditas(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: listKey(listKomoditas) })
}

export function useDeleteKomoditas() {
  const refresh = useRefreshKomoditas()
  return useMutation({
    mutationFn: (id: number) => call(deleteKomoditas, { query: { id } }),
    onSuccess: ({ message }) => {
      popup.success(message)
      return refresh()
    },
  })
}
