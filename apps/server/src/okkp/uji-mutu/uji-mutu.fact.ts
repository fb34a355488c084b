import type { Fact } from '#platform/figures/fact.ts'

/** Quality tests. `tujuan_provinsi_id` names the other province that a test was made for. */
export const factUjiMutu: Fact<'kelas_mutu_id' | 'tujuan_provinsi_id'> = {
  name: 'okkp.fakta_uji_mutu',
  table: 'okkp.uji_mutu',
  day: 'r.tanggal',
  where: 'r.dihapus is null',
  by: {
    kelas_mutu_id: ['smallint', 'r.kelas_mutu_id'],
    tujuan_provinsi_id: ['integer', 'r.tujuan_provinsi_id'],
  },
  regions: 'kota',
}
