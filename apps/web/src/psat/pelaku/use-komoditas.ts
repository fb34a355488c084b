import { listKomoditas } from '@portal/domain/okkp/komoditas.contract'
import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

const none: Komoditas[] = []

/** The commodities of the portal, to write their names alike. */
export function useKomoditas(): Komoditas[] {
  const { data = none } = useQuery({
    queryKey: [listKomoditas.path, 'pilihan'],
    queryFn: async ({ signal }) => (await call(listKomoditas, { signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  return data
}
