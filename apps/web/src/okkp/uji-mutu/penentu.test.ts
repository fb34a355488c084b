import { expect, test } from 'vitest'
import { penentuOf } from './penentu.ts'

test.each([
  [
    'butir patah 18% (b/b) melebihi 15 untuk Premium',
    { first: 'Butir patah 18% (b/b) melebihi 15 untuk Premium' },
  ],
  ['butir menir 1,3; butir patah 20; butir gabah 1', { first: 'Butir menir 1,3', second: 'dan 2 lainnya' }],
])('of %j a row tells the first reason', (alasan_kelas, told) => {
  expect(penentuOf({ alasan_kelas, dasar_kelas: 'Perbadan 2/2023' })).toEqual(told)
})

test('without measures the standard is what decided, and without either nothing is told', () => {
  expect(penentuOf({ alasan_kelas: null, dasar_kelas: 'SNI 3164:2009' })).toEqual({ first: 'SNI 3164:2009' })
  expect(penentuOf({ alasan_kelas: null, dasar_kelas: null })).toEqual({ first: '–' })
})
