import { expect, test } from 'vitest'
import { z } from 'zod'
import { titikFields } from './titik.fields.ts'
import { formatDerajat, formatTitik, halfTitik, outsideIndonesia, titikFault } from './titik.ts'

test('written with points, and in degrees as documents have it', () => {
  expect(formatTitik({ lintang: -6.2088, bujur: 106.8456 })).toBe('-6.208800, 106.845600')
  expect(formatDerajat({ lintang: -6.2088, bujur: 106.8456 })).toBe('6°12′31,7″ LS 106°50′44,2″ BT')
  expect(formatDerajat({ lintang: 5.9999999, bujur: -1 })).toBe('6°0′0,0″ LU 1°0′0,0″ BB')
})

test.each([
  [{ lintang: -6.2, bujur: 106.8 }, true],
  [{ lintang: 6.2, bujur: 94.9 }, true],
  [{ lintang: -11.1, bujur: 141.1 }, true],
  [{ lintang: 6.21, bujur: 106.8 }, false],
  [{ lintang: -11.11, bujur: 106.8 }, false],
  [{ lintang: -6.2, bujur: 94.89 }, false],
  [{ lintang: -6.2, bujur: 141.11 }, false],
])('%o may be stored: %s', ({ lintang, bujur }, fits) => {
  expect(titikFault(lintang, bujur)).toBe(fits ? undefined : outsideIndonesia)
})

test('both or neither', () => {
  expect(titikFault(null, null)).toBeUndefined()
  expect([titikFault(-6.2, null), titikFault(null, 106.8)]).toEqual([halfTitik, halfTitik])
})

test('a place in a form is kept with six decimals', () => {
  const form = z.object(titikFields)
  expect(form.parse({ lintang: -6.903_000_000_000_000_5, bujur: 106.123_456_78 })).toEqual({
    lintang: -6.903,
    bujur: 106.123457,
  })
  expect(form.parse({})).toEqual({ lintang: null, bujur: null })
  expect(form.safeParse({ lintang: 91, bujur: 181 }).error?.issues).toHaveLength(2)
})
