import { type RegistrasiWilayah, registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

interface Asked {
  /** Shows the cities of this province, or all provinces if undefined. */
  provinsiId: number | undefined
  jenis?: number | undefined
  start_terbit?: string | undefined
  end_terbit?: string | undefined
}

export interface WilayahAnswer {
  provinsiId: number | undefined
  rows: readonly RegistrasiWilayah[]
  message: string | undefined
}

/** Counts registrations and businesses by region, for all issuers. */
export function useRegistrasiWilayah({ provinsiId, jenis, ...days }: Asked) {
  const query = {
    ...days,
    provinsi_id: provinsiId,
    jenis_registrasi: jenis,
    unit_usaha: 'true',
  }
  return useQuery({
    queryKey: [registrasiByProvinsi.path, query],
    queryFn: async ({ signal }): Promise<WilayahAnswer> => {
      const { data, message } = await call(registrasiByProvinsi, { query, signal, quiet: true })
      return { provinsiId, rows: data, message }
    },
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}
