import type { Result } from '@portal/domain/platform/contract'
import { getPenerbitan } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'

export type Penerbitan = Result<typeof getPenerbitan>['data']
export type Tagihan = NonNullable<Penerbitan['tagihan']>
export type SertifikatTercetak = Penerbitan['sertifikat'][number]

export function usePenerbitan(uuid: string) {
  const query = useQuery({
    queryKey: [getPenerbitan.path, uuid],
    queryFn: async ({ signal }) =>
      (await call(getPenerbitan, { params: { uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  return query
}
