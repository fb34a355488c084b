import { expect, test } from 'vitest'
import { rapidDariSumber, sumberUjiLab } from './rapid-test-form.ts'

const hasil = (parameter_id: number, status: 'MS' | 'TMS') => ({ parameter_id, status }) as never
const uji = {
  komoditas_id: 7,
  komoditas_tambahan: 'mentah',
  lokasi_sampel: 'Pasar Baru',
  no_registrasi: 'PD.01',
  multiple_parameter: [hasil(1, 'MS'), hasil(2, 'TMS'), hasil(3, 'TMS')],
}
const pilihan = {
  jenis: [
    { id: 4, nama: 'Pestisida', jenis_parameter: 'pestisida' },
    { id: 5, nama: 'Bahan berbahaya', jenis_parameter: 'bahan_berbahaya' },
  ],
  parameter: [{ id: 3, nama: 'Formalin', jenis: 'bahan_berbahaya' }],
} as const

test('a rapid test after a laboratory test looks for what failed and a kit can find', () => {
  const sumber = sumberUjiLab(uji, pilihan as never)
  expect(sumber).toMatchObject({ komoditas_id: 7, jenis_rapid_test_id: 5, parameter_id: 3 })
  expect(rapidDariSumber(sumber)).toMatchObject({ lokasi_sampel: 'Pasar Baru', no_registrasi: 'PD.01' })
})

test('what no kit can find stays for the officer to choose', () => {
  const lead = { ...uji, multiple_parameter: [hasil(2, 'TMS')] }
  const sumber = sumberUjiLab(lead, pilihan as never)
  expect([sumber.jenis_rapid_test_id, sumber.parameter_id]).toEqual([null, null])
})

test('a new test takes food, place and parameter of a record, and nothing else', () => {
  const record = { ...sumberUjiLab(uji, pilihan as never), hasil_uji: 'Positif', foto: 'a.jpg', id: 9 }
  expect(Object.keys(rapidDariSumber(record)).toSorted()).toEqual(
    [
      ...['jenis_rapid_test_id', 'kategori', 'komoditas_id', 'komoditas_tambahan', 'lokasi_sampel'],
      ...['no_registrasi', 'parameter_id'],
    ].toSorted(),
  )
})
