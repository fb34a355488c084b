import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, contains, distanceKm, type Outline, type Position } from './outline.ts'

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
/** An island with a lake, and a smaller island. */
const islands: Outline = [[square(100, -5, 4), square(101, -4, 1)], [square(110, 0, 1)]]

test.each([
  [[100.5, -4.5], true],
  [[103.9, -1.1], true],
  [[101.5, -3.5], false],
  [[110.5, 0.5], true],
  [[105, -3], false],
  [[99.9, -3], false],
  [[102, 3], false],
] as [Position, boolean][])('%j lies inside: %s', (position, inside) => {
  expect(contains(islands, position)).toBe(inside)
})

test('a box around everything', () => {
  expect(boundsOf(islands)).toEqual({ west: 100, south: -5, east: 111, north: 1 })
})

test('how far outside, also in a hole and over a corner', () => {
  expect(distanceKm(islands, [100.5, -4.5])).toBe(0)
  expect(distanceKm(islands, [101.5, -3.5])).toBeCloseTo(55.6, 0)
  expect(distanceKm(islands, [99, 0])).toBeCloseTo(Math.hypot(111.32, 111.32), 0)
  expect(distanceKm([], [100, 0])).toBe(Infinity)
})

const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/**
 * A star-shaped ring: random distances from a centre at growing angles. The test knows its inside without the tested
 * code.
 */
const star = fc
  .record({
    x: degree(95, 141),
    y: degree(-11, 6),
    radii: fc.array(degree(0.1, 2), { minLength: 3, maxLength: 40 }),
  })
  .map(({ x, y, radii }) => ({
    x,
    y,
    radii,
    ring: radii.map((radius, index): Position => {
      const angle = (2 * Math.PI * index) / radii.length
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  }))

test('every star has its corners, pulled in, inside and, pushed out, outside', () => {
  fc.assert(
    fc.property(star, fc.nat(), ({ x, y, ring }, chosen) => {
      const [cornerX, cornerY] = ring[chosen % ring.length] as Position
      const at = (factor: number): Position => [x + (cornerX - x) * factor, y + (cornerY - y) * factor]
      expect(contains([[ring]], at(0.98))).toBe(true)
      expect(contains([[ring]], at(1.02))).toBe(false)
      expect(distanceKm([[ring]], at(1.02))).toBeGreaterThan(0)
    }),
  )
})

test('the same whichever way round, wherever it begins, closed or not', () => {
  fc.assert(
    fc.property(star, degree(93, 143), degree(-13, 8), fc.nat(), ({ ring }, x, y, turn) => {
      const begin = turn % ring.length
      const turned = [...ring.slice(begin), ...ring.slice(0, begin)]
      const variants = [turned, ring.toReversed(), [...ring, ring[0] as Position]]
      for (const variant of variants) {
        expect(contains([[variant]], [x, y])).toBe(contains([[ring]], [x, y]))
        expect(distanceKm([[variant]], [x, y])).toBeCloseTo(distanceKm([[ring]], [x, y]), 6)
      }
    }),
  )
})

test('what lies inside lies inside the box, and is no way off', () => {
  fc.assert(
    fc.property(star, degree(93, 143), degree(-13, 8), ({ ring }, x, y) => {
      const { west, south, east, north } = boundsOf([[ring]])
      const inside = contains([[ring]], [x, y])
      expect(inside && (x < west || x > east || y < south || y > north)).toBe(false)
      expect(distanceKm([[ring]], [x, y]) === 0).toBe(inside)
    }),
  )
})
