import { grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

/** A year by months; with its year, since the one before is shown until it has come. */
export function useGrafik(tahun: number, auditor: string | undefined) {
  return useQuery({
    queryKey: [grafikPermohonan.path, tahun, auditor],
    queryFn: async ({ signal }) => {
      const query = { user: auditor }
      const { response } = await call(grafikPermohonan, { params: { year: tahun }, query, signal })
      return { tahun, bulan: response }
    },
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}
