import { getProfilPerusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useNamaiPerusahaan } from '#psat/data-usaha/use-data-usaha.ts'

export function useProfilPerusahaan(perusahaan?: string) {
  const query = { perusahaan: useNamaiPerusahaan(perusahaan) }
  return useQuery({
    queryKey: [getProfilPerusahaan.path, query.perusahaan],
    queryFn: async ({ signal }) => (await call(getProfilPerusahaan, { query, signal })).data,
    meta: { silent: true },
  })
}
