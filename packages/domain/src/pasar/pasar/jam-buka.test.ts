import { expect, test } from 'vitest'
import { jamBukaOf } from './pasar.labels.ts'
import { pasarForm } from './pasar.schema.ts'

const jam = pasarForm.shape.jam_buka

test.each([
  ['05:30', '05:30'],
  ['05.30', '05:30'],
  ['5.30', '05:30'],
  ['23.59', '23:59'],
  ['', null],
  [null, null],
])('the hour %j is kept as %j', (given, kept) => {
  expect(jam.parse(given)).toBe(kept)
})

test.each(['24.00', '5', '05-30', '5.60'])('%j is no hour', (given) => {
  expect(jam.safeParse(given).error?.issues[0]?.message).toBe('Tulis jam sebagai 05.30.')
})

test.each([
  ['04:00', '15:30', '04.00–15.30'],
  ['04:00', null, 'mulai 04.00'],
  [null, '15:30', 'sampai 15.30'],
  [null, null, null],
])('from %j to %j is said as %j', (jam_buka, jam_tutup, said) => {
  expect(jamBukaOf({ jam_buka, jam_tutup })).toBe(said)
})
