import { expect, test } from 'vitest'
import { isianBaru, isianLanjutan, salahIsian } from './rapid-test-form.ts'

const lengkap = {
  ...isianBaru(),
  ...{ pasar_id: 7, jenis_rapid_test_id: 5, parameter_id: 3, hasil_uji: 'Negatif', komoditas_id: 1 },
}

test('a form that is not begun names what it lacks, a full one nothing', () => {
  expect(Object.keys(salahIsian(isianBaru())).sort()).toEqual([
    'hasil_uji',
    'jenis_rapid_test_id',
    'parameter_id',
    'pasar_id',
  ])
  expect(salahIsian(lengkap)).toEqual({})
})

test('fields are held against each other once each is there', () => {
  expect(salahIsian({ ...lengkap, komoditas_id: null })).toEqual({
    komoditas_id: 'Pilih komoditas dari daftar.',
  })
  const kit = { tanggal: '2026-11-10', kit_kedaluwarsa: '2026-11-09' }
  expect(Object.keys(salahIsian({ ...lengkap, ...kit }))).toEqual(['kit_kedaluwarsa'])
  expect(salahIsian({ ...lengkap, ...kit, kit_kedaluwarsa: '2026-11-10' })).toEqual({})
})

test('the next sample keeps place and kit, and asks anew what was tested and found', () => {
  const next = isianLanjutan({ ...lengkap, kit_lot: 'L-1', nomor_kios: 'A-1', pemasok: 'UD Uji' })
  expect(next).toMatchObject({ pasar_id: 7, parameter_id: 3, kit_lot: 'L-1', jumlah_sampel: 1 })
  expect([next.hasil_uji, next.komoditas_id, next.nomor_kios, next.pemasok]).toEqual([null, null, null, null])
})
