import type { Result } from '@portal/domain/platform/contract'
import { getPenerbitan } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'

export type Penerbitan = Result<typeof getPenerbitan>['data']
export type Tagihan = NonNullable<Penerbitan['tagihan']>
export type SertifikatTercetak = Penerbitan['sertifikat'][number]

export function usePenerbitan(uuid: string) {
  const queryClient = useQueryClient()
  const queryKey = [getPenerbitan.path, uuid]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(getPenerbitan, { params: { uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  // News can move this part to another place on the screen. React then mounts it again and cancels its request. It asks
  // again only if its data are marked as stale.
  useOnNews(() => void queryClient.invalidateQueries({ queryKey }))
  return query
}
