import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { Fact } from '#platform/figures/fact.ts'

/** Rapid tests in markets by state: `negatif`, or the state of the positive result. */
export const factRapidPasar: Fact<'kategori' | 'keadaan'> = {
  name: 'pasar.fakta_rapid_test',
  table: 'pasar.rapid_test',
  day: 'r.tanggal',
  where: 'true',
  by: { kategori: ['text', 'r.kategori'], keadaan: ['text', `coalesce(r.keadaan, '${negatif}')`] },
  regions: 'kota',
}
