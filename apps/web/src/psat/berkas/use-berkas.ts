import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { getPenerbitan } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { getBerkas, getPerbandingan, listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { listPesan } from '@portal/domain/psat/pesan/pesan.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { listKey } from '#platform/table/use-list.ts'

export function berkasKey(uuid: string): readonly unknown[] {
  return [getBerkas.path, uuid]
}

/**
 * Loads one file. Reloads it on news and whenever the user opens or returns to it, because another person may have
 * taken a step.
 */
export function useBerkas(uuid: string) {
  const queryClient = useQueryClient()
  useOnNews(() => void queryClient.invalidateQueries({ queryKey: berkasKey(uuid) }))
  return useQuery({
    queryKey: berkasKey(uuid),
    queryFn: async ({ signal }) => (await call(getBerkas, { params: { uuid }, signal })).data,
    // Without a connection the query must fail at once instead of waiting for the network.
    networkMode: 'always',
    staleTime: 0,
    meta: { silent: true },
  })
}

export function usePerbandingan(uuid: string, putaran: number, enabled = true) {
  return useQuery({
    queryKey: [getPerbandingan.path, uuid, putaran],
    queryFn: async ({ signal }) =>
      (await call(getPerbandingan, { params: { uuid }, signal, quiet: true })).data,
    meta: { silent: true },
    enabled,
  })
}

/**
 * Returns a function that refreshes a file, its comparison and messages, and the lists. Without a uuid it refreshes all
 * files.
 */
export function useBerkasRefresh(uuid?: string): () => Promise<void> {
  const queryClient = useQueryClient()
  const ofFile = [getBerkas, getPerbandingan, listPesan, getPenerbitan]
  const keys = [
    ...ofFile.map(({ path }) => (uuid === undefined ? [path] : [path, uuid])),
    listKey(listBerkas),
    listKey(listPengajuanSaya),
  ]
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
