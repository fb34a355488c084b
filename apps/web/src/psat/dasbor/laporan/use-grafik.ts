import { grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

/**
 * Loads a year by months. The result includes its year, because the previous result stays visible while the next one
 * loads.
 */
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
