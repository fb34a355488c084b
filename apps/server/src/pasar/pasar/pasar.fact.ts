import type { Fact } from '#platform/figures/fact.ts'

/** Markets by the year in which they joined the programme. Markets without a year count under the year 1000. */
export const factPasar: Fact<'sumber_dana'> = {
  name: 'pasar.fakta_pasar',
  table: 'pasar.pasar',
  day: 'make_date(coalesce(r.tahun_pas_aman, 1000), 1, 1)',
  where: 'true',
  by: { sumber_dana: ['text', 'r.sumber_dana'] },
  regions: 'kota',
}
