import type { Fact } from '#platform/figures/fact.ts'

/** Stops at provinces. Per city nearly every row would be a separate key, so readers count cities from rows. */
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
