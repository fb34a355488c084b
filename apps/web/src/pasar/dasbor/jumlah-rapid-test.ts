import type { RapidWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'

export const jumlahRapid = (rows: readonly RapidWilayah[]) => ({
  total_rapid_test: rows.reduce((sum, row) => sum + row.total_rapid_test, 0),
  total_positif: rows.reduce((sum, row) => sum + row.total_positif, 0),
})
