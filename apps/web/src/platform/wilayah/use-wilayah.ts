import {
  type IsiWilayah,
  listProvinsi,
  type Provinsi,
} from '@portal/domain/platform/wilayah/wilayah.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

// Regions change by law only a few times per decade, so the browser never refetches them.
const keep = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

export function useProvinsi() {
  return useQuery({
    queryKey: [listProvinsi.path],
    queryFn: async ({ signal }) => (await call(listProvinsi, { signal, quiet: true })).data as Provinsi[],
    ...keep,
  })
}

/** Loads cities and districts of a region ("32" or "32.73"). Sends no request without a region. */
export function useIsiWilayah(kode: string | undefined) {
  return useQuery({
    queryKey: [listProvinsi.path, kode],
    queryFn: async ({ signal }) =>
      (await call(listProvinsi, { query: { kode }, signal, quiet: true })).data as IsiWilayah,
    enabled: Boolean(kode),
    ...keep,
  })
}
