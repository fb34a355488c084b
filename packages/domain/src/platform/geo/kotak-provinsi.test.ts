import { expect, test } from 'vitest'
import { outsideProvinsi, titikFaultIn } from './kotak-provinsi.ts'
import { halfTitik, outsideIndonesia } from './titik.ts'

test.each([
  [-6.9147, 107.6098, undefined],
  [-8.1, 109.1, undefined],
  [-8.11, 108, outsideProvinsi],
  [-7, 109.11, outsideProvinsi],
  [-5.6, 106.1, undefined],
  [-5.59, 107, outsideProvinsi],
  [-7, 106.09, outsideProvinsi],
  [48.85, 2.35, outsideIndonesia],
])('%d, %d for Jawa Barat: %s', (lintang, bujur, fault) => {
  expect(titikFaultIn(32, lintang, bujur)).toBe(fault)
})

test('both or neither, and a province without an outline asks for the country alone', () => {
  expect(titikFaultIn(32, null, null)).toBeUndefined()
  expect(titikFaultIn(32, -6.9, null)).toBe(halfTitik)
  expect(titikFaultIn(99, -6.9, 107.6)).toBeUndefined()
})
