import { expect, test } from 'vitest'
import { zonaProvinsi } from './zona-waktu.ts'

test('each province has its zone; a place without one is read as Jakarta', () => {
  expect([11, 32, 61, 62].map(zonaProvinsi)).toEqual(Array(4).fill('Asia/Jakarta'))
  expect([51, 63, 73].map(zonaProvinsi)).toEqual(Array(3).fill('Asia/Makassar'))
  expect([81, 94].map(zonaProvinsi)).toEqual(Array(2).fill('Asia/Jayapura'))
  expect([null, 0, 99].map(zonaProvinsi)).toEqual(Array(3).fill('Asia/Jakarta'))
})
