import { expect, test } from 'vitest'
import { kotaNames, namesOf } from './impor-registrasi.rules.ts'

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
