import type { Fact } from '#platform/figures/fact.ts'

/** Stores scores in millionths. An assessment without a score counts only under `lembar`. */
const nilai = {
  join: `cross join lateral (values ('lembar', 1::bigint), ('penilaian', (r.nilai is not null)::integer::bigint),
    ('nilai', coalesce(round(r.nilai::numeric * 1000000), 0)::bigint)) as ukur(ukuran, jumlah)`,
  adds: 'ukur.jumlah',
}
export const satuanNilai = 1_000_000

export const factSanitasi: Fact<'ukuran'> = {
  name: 'pasar.fakta_sanitasi',
  table: 'pasar.sanitasi',
  day: 'r.tanggal',
  where: 'true',
  by: { ukuran: ['text', 'ukur.ukuran'] },
  ...nilai,
  regions: 'kota',
}

export const factAspek: Fact<'aspek_kode' | 'ukuran'> = {
  name: 'pasar.fakta_aspek',
  table: 'pasar.aspek_sanitasi',
  day: 'r.tanggal',
  where: 'r.nilai is not null',
  by: { aspek_kode: ['integer', 'r.aspek_kode'], ukuran: ['text', 'ukur.ukuran'] },
  ...nilai,
  regions: 'kota',
}
