import { expect, test } from 'vitest'
import { type AngkaRapor, raporOf } from '#okkp/rapor/rapor.ts'

const tanpaLuaran = { terkonfirmasi: 0, tidak_terkonfirmasi: 0, tidak_terbukti: 0, alasan: 0 }
const nama = (provinsi_id: number) => ({
  provinsi_id,
  provinsi: `P${provinsi_id}`,
  kota_id: null,
  kota: null,
})
const angka: AngkaRapor = {
  registrasi: [
    { ...nama(32), total_registrasi: 12, total_tidak_berlaku: 2, unit_usaha: 4 },
    { ...nama(31), total_registrasi: 5, total_tidak_berlaku: 5, unit_usaha: 1 },
  ],
  lab: [
    { ...nama(32), total_uji_lab: 12, total_ms: 5, total_tms: 5, total_belum: 2 },
    { ...nama(31), total_uji_lab: 0, total_ms: 0, total_tms: 0, total_belum: 0 },
  ],
  layanan: [
    { ...nama(32), total_uji: 4, jumlah_hari: 18 },
    { ...nama(31), total_uji: 0, jumlah_hari: 0 },
  ],
  tindakLanjut: [
    { ...nama(32), total: 4, jatuh_tempo: 3, tepat_waktu: 2, ditutup: 2, ...tanpaLuaran, jumlah_hari: 9 },
    { ...nama(31), total: 1, jatuh_tempo: 1, tepat_waktu: 0, ditutup: 0, ...tanpaLuaran, jumlah_hari: 0 },
  ],
  pasar: { provinsi: { persen: 33.333, profil: 3 }, nasional: { persen: 50, profil: 9 } },
}

test('each value with what it is reckoned from, beside the nation', () => {
  const said = raporOf(angka, 32).map(({ provinsi, nasional }) => [provinsi.teks, nasional.teks])
  expect(said).toEqual([
    ['2,50', '2,00'],
    ['50,0%', '50,0%'],
    ['4,5 hari', '4,5 hari'],
    ['66,7%', '50,0%'],
    ['33,33%', '50,00%'],
  ])
  const [, , layanan, tepat] = raporOf(angka, 32)
  expect(layanan?.provinsi.dari).toBe('rata-rata 4 uji yang tanggal terimanya dicatat')
  expect(tepat?.provinsi.dari).toBe('2 dari 3 yang jatuh tempo; rata-rata 4,5 hari sampai ditutup')
  expect(raporOf(angka, 32)[1]?.provinsi.dari).toBe('5 dari 10 sampel; selang 95%: 23,7–76,3%')
})

test('what is not known is a dash, never nought', () => {
  const empty = {
    ...angka,
    pasar: { provinsi: { persen: 0, profil: 0 }, nasional: { persen: 0, profil: 0 } },
  }
  const said = raporOf(empty, 31).map(({ provinsi }) => provinsi.teks)
  expect(said).toEqual(['0,00', '–', '–', '0,0%', '–'])
  expect(raporOf(empty, 31)[2]?.provinsi.dari).toBe('tanggal terima sampel belum dicatat')
})
