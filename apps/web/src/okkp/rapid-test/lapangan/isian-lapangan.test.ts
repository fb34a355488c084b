import { expect, test } from 'vitest'
import { rapidBaru } from '#okkp/rapid-test/rapid-test-form.ts'
import { isianLanjutan, salahIsian, titleOfRapid } from './isian-lapangan.ts'

const blank = rapidBaru({ lembaga: 'Dinas Pangan Uji' })
const lengkap = {
  ...blank,
  ...{ jenis_rapid_test_id: 5, parameter_id: 3, hasil_uji: 'Positif', komoditas_id: 1 },
  lokasi_sampel: 'Toko Segar',
}
const bahan = {
  parameter: [{ id: 3, nama: 'Formalin', jenis: 'bahan_berbahaya' as const }],
  komoditas: [{ id: 1, nama: 'Bayam' }],
}

test('a form that is not begun names what it lacks, a full one nothing', () => {
  expect(Object.keys(salahIsian(blank, { jenis: 'kota' })).sort()).toEqual([
    'hasil_uji',
    'jenis_rapid_test_id',
    'lokasi_sampel',
    'parameter_id',
  ])
  expect(salahIsian(lengkap, { jenis: 'kota' })).toEqual({})
})

test('the central office names a province', () => {
  expect(Object.keys(salahIsian(lengkap, { jenis: 'semua' }))).toEqual(['provinsi_id'])
  expect(salahIsian({ ...lengkap, provinsi_id: 32 }, { jenis: 'semua' })).toEqual({})
})

test('the next sample keeps place and kit, and asks anew what was tested and found', () => {
  const next = isianLanjutan(blank, { ...lengkap, kit_lot: 'L-1', no_registrasi: 'R-1' })
  expect(next).toMatchObject({ lokasi_sampel: 'Toko Segar', parameter_id: 3, kit_lot: 'L-1' })
  expect([next.hasil_uji, next.komoditas_id, next.no_registrasi]).toEqual([null, null, null])
})

test('a waiting test names parameter, commodity, result and place', () => {
  expect(titleOfRapid(lengkap, bahan)).toBe('Rapid test Formalin pada Bayam, positif, Toko Segar')
  expect(titleOfRapid(blank, bahan)).toBe('Rapid test')
})
