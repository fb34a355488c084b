import { expect, it } from 'vitest'
import { idFilter, recordFilter } from './id-filter.ts'

it.each(['', null, undefined])('%j is no filter', (blank) => {
  expect(idFilter.parse(blank)).toBeUndefined()
  expect(recordFilter.parse(blank)).toBeUndefined()
})

it('0 asks for the central office', () => {
  expect(idFilter.parse('0')).toBe(0)
})

it('only an id that its column holds', () => {
  expect(idFilter.safeParse('2147483648').success).toBe(false)
  expect(recordFilter.parse('2147483648')).toBe(2_147_483_648)
  for (const given of ['1.5', 'abc', '99999999999999999999']) {
    expect([given, idFilter.safeParse(given).success, recordFilter.safeParse(given).success]).toEqual([
      given,
      false,
      false,
    ])
  }
})
