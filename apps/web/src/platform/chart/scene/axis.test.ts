import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import { axisTicks, ticksOf } from '#platform/chart/scene/axis.ts'

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [41, [0, 20, 40, 60]],
  [97, [0, 25, 50, 75, 100]],
  [130, [0, 50, 100, 150]],
  [10_605, [0, 5000, 10_000, 15_000]],
])('counts up to %i', (highest, ticks) => {
  expect(axisTicks(highest, true)).toEqual(ticks)
})

test('percentages may have steps of a half', () => {
  expect(axisTicks(6.6, false)).toEqual([0, 2, 4, 6, 8])
  expect(axisTicks(0.3, false)).toEqual([0, 0.1, 0.2, 0.3])
  expect(axisTicks(9, false)).toEqual([0, 2.5, 5, 7.5, 10])
  expect(axisTicks(0, false)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('from nought, even, at most five, and no higher than one step above', () => {
  const highest = fc.oneof(fc.nat(10_000_000), fc.double({ min: 0, max: 1e6, noNaN: true }))
  fc.assert(
    fc.property(highest, fc.boolean(), (top, whole) => {
      const ticks = axisTicks(top, whole)
      const step = ticks[1] ?? Number.NaN
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
      for (const [index, tick] of ticks.entries()) expect(tick).toBeCloseTo(index * step, 6)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(top * (1 - 1e-9))
      if (whole) {
        expect(ticks.every(Number.isInteger)).toBe(true)
        expect((ticks.at(-1) ?? 0) - step).toBeLessThan(Math.max(4, top))
      }
    }),
  )
})

test('stacks need an axis for their sums; one whose end is known keeps it', () => {
  const data = counted({ a: [60], b: [60] })
  expect([ticksOf(data, true).at(-1), ticksOf(data, false).at(-1)]).toEqual([150, 60])
  const upTo = (max: number) => ticksOf({ ...data, measure: { ...data.measure, style: 'score', max } }, false)
  expect(upTo(100)).toEqual([0, 25, 50, 75, 100])
  expect(upTo(5)).toEqual([0, 1, 2, 3, 4, 5])
})
