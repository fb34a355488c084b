import {
  type IsiWilayah,
  listProvinsi,
  type Provinsi,
} from '@portal/domain/platform/wilayah/wilayah.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

// Regions change by law, a few times in a decade.
const keep = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The provinces, with their official codes. */
export function useProvinsi() {
  return useQuery({
    queryKey: [listProvinsi.path],
    queryFn: async ({ signal }) => (await call(listProvinsi, { signal, quiet: true })).data as Provinsi[],
    ...keep,
  })
}

/** Cities and districts inside a region ("32" or "32.73"); asks nothing while no region is chosen. */
export function useIsiWilayah(kode: string | undefined) {
  return useQuery({
    queryKey: [listProvinsi.path, kode],
    queryFn: async ({ signal }) =>
      (await call(listProvinsi, { query: { kode }, signal, quiet: true })).data as IsiWilayah,
    enabled: Boolean(kode),
    ...keep,
  })
}
