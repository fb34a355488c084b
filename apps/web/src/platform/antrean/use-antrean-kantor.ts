import { listAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import type { LayananAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { antreanSearch } from '#platform/antrean/antrean-search.ts'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'

const read = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the part of the queue that the address names. */
export function useAntreanShown() {
  const search = useSearch({ strict: false })
  return {
    jenis: antreanSearch.antrean(read(search.antrean)),
    giliran: antreanSearch.giliran(read(search.giliran)) ?? ('saya' as const),
    search,
  }
}

/** Loads the queue of the signed-in account. The server orders it by due day over all kinds. */
export function useAntreanKantor(layanan: LayananAntrean | undefined, limit: number) {
  const { jenis, giliran } = useAntreanShown()
  const query = useQuery({
    queryKey: [listAntrean.path, layanan, jenis, giliran, limit],
    queryFn: ({ signal }) =>
      call(listAntrean, { query: { layanan, jenis, giliran, page: 1, limit }, signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  return query
}
