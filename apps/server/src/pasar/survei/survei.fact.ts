import type { Fact } from '#platform/figures/fact.ts'

/**
 * Stores squares as shares of the highest score in units of 1e-8, so that sums over different questionnaires stay
 * integers.
 */
const surveiOf = (
  name: string,
  jumlah: 'total' | 'terbuka',
  where: string,
): Fact<'sasaran' | 'fase' | 'ukuran'> => ({
  name,
  table: 'pasar.survei',
  day: 'r.tanggal',
  where,
  by: { sasaran: ['text', 'r.sasaran'], fase: ['text', 'r.fase'], ukuran: ['text', 'ukur.ukuran'] },
  join: `cross join lateral (values ('survei', 1::bigint), ('responden', r.${jumlah}_responden::bigint),
    ('nilai', r.${jumlah}_nilai::bigint), ('tertinggi', r.${jumlah}_responden::bigint * r.nilai_tertinggi),
    ('kuadrat', round(1e8 * r.${jumlah}_kuadrat / (r.nilai_tertinggi * r.nilai_tertinggi))::bigint)) as ukur(ukuran, nilai)`,
  adds: 'ukur.nilai',
  regions: 'kota',
})

export const factSurvei = surveiOf('pasar.fakta_survei', 'total', 'true')
/** Public figures: answers of finished months, at least five per survey. */
export const factSurveiTerbuka = surveiOf('pasar.fakta_survei_terbuka', 'terbuka', 'r.terbuka_responden > 0')
