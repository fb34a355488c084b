import {
  deleteTampilan,
  listTampilan,
  saveTampilan,
  type Tampilan,
} from '@portal/domain/platform/list/tampilan.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

/** Loads the saved views of a list when the user opens the menu. */
export function useSavedViews(daftar: string, wanted: boolean) {
  const queries = useQueryClient()
  const queryKey = [listTampilan.path, daftar]
  const { data = [], isLoading } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listTampilan, { query: { daftar }, signal })).data,
    enabled: wanted,
  })
  const refresh = () => queries.invalidateQueries({ queryKey })
  return {
    views: data,
    isLoading,
    async save(nama: string, isi: Tampilan['isi']): Promise<void> {
      await call(saveTampilan, { body: { daftar, nama, isi } })
      await refresh()
    },
    async remove({ id }: Tampilan): Promise<void> {
      await call(deleteTampilan, { query: { id } })
      await refresh()
    },
  }
}
