import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import { grandTotal } from '#platform/chart/chart-data.ts'
import { ranked } from '#platform/chart/ranked.ts'

const labels = (data: ReturnType<typeof ranked>) => data.categories.map(({ label }) => label)

test('the largest first, ties by name, the rest together and last', () => {
  const shown = ranked(counted({ n: [2, 9, 2, 1, 4] }), 3)
  expect(labels(shown)).toEqual(['B', 'E', 'A', 'Lainnya (2)'])
  expect(shown.series[0]?.values).toEqual([9, 4, 2, 3])
})

test('as many as there is room for need no rest', () => {
  expect(labels(ranked(counted({ n: [1, 2, 3] }), 3))).toEqual(['C', 'B', 'A'])
})

test('a rest that came as one takes in the others and no longer says how many', () => {
  const data = counted({ n: [5, 9, 1] })
  const categories = data.categories.map((category, index) => ({ ...category, rest: index === 1 }))
  const shown = ranked({ ...data, categories }, 1)
  expect(labels(shown)).toEqual(['A', 'Lainnya'])
  expect(shown.series[0]?.values).toEqual([5, 10])
})

test('of groups that share members the rest has no figure, unless it came with one', () => {
  const measure = { style: 'overlap', unit: 'pedagang' } as const
  expect(ranked(counted({ n: [3, 2, 1] }, { measure }), 1).series[0]?.values).toEqual([3, null])
  expect(ranked(counted({ n: [3, 2] }, { measure }), 1).series[0]?.values).toEqual([3, 2])
})

test('nothing is lost or made up, whatever the figures', () => {
  const figures = fc.array(fc.option(fc.nat(1000)), { minLength: 1, maxLength: 26 })
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 12 }), (values, top) => {
      const data = counted({ n: values })
      const shown = ranked(data, top)
      expect(grandTotal(shown)).toBe(grandTotal(data))
      expect(shown.categories.length).toBe(Math.min(values.length, top + 1))
      const named = shown.series[0]?.values.slice(0, top).map((value) => value ?? 0) ?? []
      expect(named).toEqual(named.toSorted((a, b) => b - a))
    }),
  )
})
