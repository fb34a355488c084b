import { getDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Operators always use their own company. Only staff who apply on behalf of a company name it. */
export function useNamaiPerusahaan(perusahaan: string | undefined): string | undefined {
  return useSignedInUser().role === 'PELAKU_USAHA' ? undefined : perusahaan
}

export function useDataUsaha(perusahaan?: string) {
  const query = { perusahaan: useNamaiPerusahaan(perusahaan) }
  return useQuery({
    queryKey: [getDataUsaha.path, query.perusahaan],
    queryFn: async ({ signal }) => (await call(getDataUsaha, { query, signal })).data,
    meta: { silent: true },
  })
}

export function useRefreshDataUsaha(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [getDataUsaha.path] })
}
