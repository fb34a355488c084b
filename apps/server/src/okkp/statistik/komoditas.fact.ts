import type { Fact } from '#platform/figures/fact.ts'

/** Of hundreds of commodities in a city nearly every row would be a key: cities are read from rows. */
const komoditasOf = (table: string, day: string): Fact<'komoditas_id'> => ({
  name: `okkp.fakta_komoditas_${table}`,
  table: `okkp.${table}`,
  day,
  where: 'r.dihapus is null',
  by: { komoditas_id: ['bigint', 'r.komoditas_id'] },
  regions: 'provinsi',
})

export const factKomoditas = {
  registrasi: komoditasOf('registrasi', 'r.terbit_sertifikat'),
  uji_lab: komoditasOf('uji_lab', 'r.tanggal'),
  rapid_test: komoditasOf('rapid_test', 'r.tanggal'),
  uji_mutu: komoditasOf('uji_mutu', 'r.tanggal'),
}
