import { expect, it } from 'vitest'
import { rankingBars } from '#platform/peta/map-figures.ts'

const figures = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: index + 1, nama: `Provinsi ${index + 1}`, value }))
const bars = (values: (number | null)[], top: number) =>
  rankingBars(figures(...values), top).map(({ figure, rest, value, length, cut }) => [
    figure?.id ?? `lainnya (${rest})`,
    value,
    length,
    cut,
  ])

it('draws regions against the largest of them, also where the rest together are more', () => {
  expect(bars([20, 56, 14, 10, 0, 30, null, 24], 2)).toEqual([
    [2, 56, 100, false],
    [6, 30, (100 * 30) / 56, false],
    ['lainnya (4)', 68, 100, true],
  ])
})

it('cuts nothing that is not longer, and knows no rest of none', () => {
  expect(bars([8, 4, 2], 2).at(-1)).toEqual(['lainnya (1)', 2, 25, false])
  expect(bars([8, 0, null], 1)).toEqual([[1, 8, 100, false]])
  expect(bars([0, null], 5)).toEqual([])
})
