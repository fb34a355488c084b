import type { Fact } from '#platform/figures/fact.ts'

/** Laboratory tests. `tujuan_provinsi_id` names the other province that a test was made for. */
export const factUjiLab: Fact<'jenis_uji_lab_id' | 'status' | 'tujuan_provinsi_id'> = {
  name: 'okkp.fakta_uji_lab',
  table: 'okkp.uji_lab',
  day: 'r.tanggal',
  where: 'r.dihapus is null',
  by: {
    jenis_uji_lab_id: ['integer', 'r.jenis_uji_lab_id'],
    status: ['text', 'r.status'],
    tujuan_provinsi_id: ['integer', 'r.tujuan_provinsi_id'],
  },
  regions: 'kota',
}

/** Turnaround time of laboratories, for tests with a known day of receipt. */
export const factLayananLab: Fact<'ukuran'> = {
  name: 'okkp.fakta_layanan_lab',
  table: 'okkp.uji_lab',
  day: 'r.tanggal',
  where: 'r.dihapus is null and r.diterima_pada is not null',
  by: { ukuran: ['text', 'ukur.ukuran'] },
  join: `cross join lateral (values ('uji', 1::bigint),
    ('hari', greatest(r.tanggal - r.diterima_pada, 0))) as ukur(ukuran, jumlah)`,
  adds: 'ukur.jumlah',
  regions: 'provinsi',
}
