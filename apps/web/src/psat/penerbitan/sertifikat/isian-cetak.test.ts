import { expect, test } from 'vitest'
import { settle } from '#platform/forms/resolver.ts'
import { formCetak } from '#psat/penerbitan/sertifikat/isian-cetak.ts'

const isian = {
  level: null,
  penandatangan: 'Dr. Ratna',
  jabatan_penandatangan: 'Kepala Pusat',
  koreksi: {},
  lewati_lampiran: [],
  alasan: ' salah  ',
}
const faults = (cetakan: Parameters<typeof formCetak>[0], more: object = {}) =>
  Object.keys(settle(formCetak(cetakan), { ...isian, ...more }).faults)

test('a level is asked for where the certificate names one, a reason where a print is replaced', () => {
  expect(faults({ berlevel: false, ulang: false })).toEqual([])
  expect(faults({ berlevel: true, ulang: false })).toEqual(['level'])
  expect(faults({ berlevel: true, ulang: false }, { level: 2 })).toEqual([])
  expect(faults({ berlevel: false, ulang: true })).toEqual(['alasan'])
  expect(faults({ berlevel: false, ulang: true }, { alasan: 'Nama perusahaan salah.' })).toEqual([])
})
