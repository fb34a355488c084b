import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { listKey } from '#platform/table/use-list.ts'

/** Loads the files that wait for this account, nearest deadline first. One page of 100 rows is enough for a queue. */
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
