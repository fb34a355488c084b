import { expect, test } from 'vitest'
import { kolomPedagang, nikColumn, pedagangRowCheck } from './impor-pedagang.rules.ts'

const isi: Record<string, string> = {
  nomor_kios: 'A1',
  kategori: 'PSAT',
  komoditas: 'Cabai',
  persetujuan: 'Ya',
  nama: 'Ibu Sari',
  nik: '3273014107800001',
  jenis_kelamin: 'P',
}
const cells = (more: Record<string, string> = {}) => [
  '1',
  ...kolomPedagang.map(({ key }) => ({ ...isi, ...more })[key] ?? ''),
]
const check = () => pedagangRowCheck({ komoditas: new Map([['cabai', 1]]), kota: new Map() })

test('a NIK that came as a number is a fault, for Excel keeps fifteen digits; as text it is taken', () => {
  expect(check()(cells())).toMatchObject({ faults: [], record: { nik: isi.nik } })
  const { record, faults } = check()(cells(), [nikColumn])
  expect(record).toBeUndefined()
  expect(faults).toEqual([
    { kolom: nikColumn, jenis: 'isian', pesan: expect.stringMatching(/membulatkannya.*menjadi Teks/) },
  ])
  expect(JSON.stringify(faults)).not.toContain(isi.nik)
})

test('one NIK stands in one row of a file', () => {
  const rows = check()
  rows(cells())
  expect(rows(cells({ nomor_kios: 'A2', nama: 'Ibu Lain' })).faults).toMatchObject([
    { kolom: nikColumn, jenis: 'berulang' },
  ])
})
