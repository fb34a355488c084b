import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summariseHari } from './histogram.ts'

test('of nothing nothing is known, rather than nought', () => {
  expect(summariseHari(new Map())).toEqual({ count: 0, mean: null, median: null, p90: null })
  expect(summariseHari(new Map([[4, 0]]))).toEqual({ count: 0, mean: null, median: null, p90: null })
})

test('files that took no day at all count as such', () => {
  expect(
    summariseHari(
      new Map([
        [0, 3],
        [10, 1],
      ]),
    ),
  ).toEqual({ count: 4, mean: 2.5, median: 0, p90: 10 })
})

test('a histogram says what the sorted days say', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 80 }), (days) => {
      const histogram = new Map<number, number>()
      for (const day of days) histogram.set(day, (histogram.get(day) ?? 0) + 1)
      const sorted = days.toSorted((a, b) => a - b)
      const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * days.length) - 1)]
      const said = summariseHari(histogram)
      expect([said.count, said.median, said.p90]).toEqual([days.length, rank(0.5), rank(0.9)])
      const mean = days.reduce((sum, day) => sum + day, 0) / days.length
      expect(Math.abs((said.mean ?? 0) - mean)).toBeLessThanOrEqual(0.0500001)
    }),
  )
})
