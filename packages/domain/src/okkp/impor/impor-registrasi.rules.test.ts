import { expect, test } from 'vitest'
import { importFieldsOf, jenis } from '../registrasi/registrasi.fields.ts'
import { kotaNames, namesOf, registrasiRowCheck } from './impor-registrasi.rules.ts'

test('a name wins over an alias, whatever their order', () => {
  const rows = [
    { id: 1, nama: 'Gabah', alias: ['Padi', 'Beras'] },
    { id: 2, nama: 'Beras' },
  ]
  for (const order of [rows, rows.toReversed()]) {
    const names = namesOf(order)
    expect([names.get('padi'), names.get('beras'), names.get('gabah')]).toEqual([1, 2, 1])
  }
})

test('a city goes by its full name, by Kab., and by the bare name only where it is alone', () => {
  const names = kotaNames([
    { id: 3204, nama: 'Kabupaten Bandung' },
    { id: 3273, nama: 'Kota Bandung' },
    { id: 3205, nama: 'Kabupaten Garut' },
  ])
  expect(names.get('kab. bandung')).toBe(3204)
  expect(names.get('kota bandung')).toBe(3273)
  expect(names.get('bandung')).toBeUndefined()
  expect(names.get('garut')).toBe(3205)
})

test('a number that Excel made a number or a date of is refused: of the registration, and of the lot', () => {
  const jenisId = jenis.hc
  const keys = importFieldsOf(jenisId).map(({ key }) => key)
  const row = registrasiRowCheck({
    jenisId,
    today: '2026-11-16',
    tahun: null,
    letak: { pusat: true, provinsi_id: null, kota_id: null },
    kotaTujuan: undefined,
    provinsi: 'Jawa Barat',
    komoditas: new Map(),
    kota: new Map(),
    jenisHc: new Map(),
    jenisSertifikat: new Map(),
  })
  for (const key of ['no_registration', 'identitas_lot'] as const) {
    const kolom = 1 + keys.indexOf(key)
    expect(kolom).toBeGreaterThan(0)
    const cells = keys.map((each) => (each === key ? '45000' : ''))
    const faults = (unsure: number[]) =>
      row(['', ...cells], unsure).faults.filter((fault) => fault.kolom === kolom)
    expect(faults([kolom])).toMatchObject([
      { jenis: 'angka', pesan: expect.stringContaining('menjadi Teks') },
    ])
    expect(faults([])).toEqual([])
  }
})
