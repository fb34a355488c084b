import type { Fact } from '#platform/figures/fact.ts'

/** Ratings by the day that they are about, and by the day of entry. Staff may enter a paper form of March in May. */
export const factPenilaian: Fact<'nilai' | 'sumber'> = {
  name: 'okkp.fakta_penilaian',
  table: 'okkp.penilaian',
  day: 'r.tanggal',
  where: 'true',
  by: { nilai: ['integer', 'r.nilai'], sumber: ['text', 'r.sumber'] },
  regions: 'nasional',
}
export const factPenilaianMasuk: Fact<'nilai'> = {
  name: 'okkp.fakta_penilaian_masuk',
  table: 'okkp.penilaian',
  day: `(r.created_at at time zone 'Asia/Jakarta')::date`,
  where: 'true',
  by: { nilai: ['integer', 'r.nilai'] },
  regions: 'nasional',
}
