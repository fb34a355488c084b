import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { Fact } from '#platform/figures/fact.ts'

/** Rapid tests by outcome: `negatif`, or the final outcome of the positive. */
export const factRapidTest: Fact<'jenis_rapid_test_id' | 'kategori' | 'keadaan' | 'tujuan_provinsi_id'> = {
  name: 'okkp.fakta_rapid_test',
  table: 'okkp.rapid_test',
  day: 'r.tanggal',
  where: 'r.dihapus is null',
  by: {
    jenis_rapid_test_id: ['integer', 'r.jenis_rapid_test_id'],
    kategori: ['text', 'r.kategori'],
    keadaan: ['text', `coalesce(r.keadaan, '${negatif}')`],
    tujuan_provinsi_id: ['integer', 'r.tujuan_provinsi_id'],
  },
  regions: 'kota',
}
