import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { listKey } from '#platform/table/use-list.ts'

/** All that waits for this account, the nearest deadline first; one page is enough to go through it. */
export function useAntrean(auditType: JenisIzin) {
  const query = useQuery({
    queryKey: [...listKey(listBerkas), 'antrean', auditType],
    queryFn: ({ signal }) =>
      call(listBerkas, {
        query: { auditType, giliran: 'true', orderBy: 'tenggat', page: 1, limit: 100 } as never,
        signal,
        quiet: true,
      }),
    meta: { silent: true },
  })
  useOnNews(() => void query.refetch())
  const rows = query.data?.data ?? []
  return { rows, total: query.data?.meta.total ?? 0, refetch: query.refetch }
}

export type Antrean = ReturnType<typeof useAntrean>
