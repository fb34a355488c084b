import { listPengalihanMasuk } from '@portal/domain/psat/draf/draf.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'

export function usePengalihanMasuk() {
  const query = useQuery({
    queryKey: [listPengalihanMasuk.path],
    queryFn: async ({ signal }) => (await call(listPengalihanMasuk, { signal, quiet: true })).data,
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  return query
}
