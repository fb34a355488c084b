import { describe, expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import {
  categoryTotal,
  fillAt,
  formatFigure,
  formatWithUnit,
  grandTotal,
  isEmpty,
  shareOf,
} from '#platform/chart/chart-data.ts'

describe('sums', () => {
  const data = counted({ Terbit: [1, null, 0], Ditolak: [2, null, null] })
  test('count what is known and keep what is not', () => {
    expect([0, 1, 2].map((category) => categoryTotal(data, category))).toEqual([3, null, 0])
    expect(grandTotal(data)).toBe(3)
  })
  test('a share of nothing is nothing', () => {
    expect([shareOf(1, 8), shareOf(0, 8), shareOf(0, 0)]).toEqual([12.5, 0, 0])
  })
})

describe('emptiness', () => {
  test('nothing counted is empty, nothing known too', () => {
    expect(isEmpty(counted({ Terbit: [0, null] }))).toBe(true)
    expect(isEmpty(counted({ Terbit: [0, 1] }))).toBe(false)
  })
  test('nobody in any of the groups is empty too', () => {
    const measure = { style: 'overlap', unit: 'orang' } as const
    expect(isEmpty(counted({ Orang: [0, null] }, { measure }))).toBe(true)
    expect(formatWithUnit(measure, 1204)).toBe('1.204 orang')
  })
  test('nought percent is a figure', () => {
    const measure = { style: 'percent', unit: '%' } as const
    expect(isEmpty(counted({ Positif: [0, null] }, { measure }))).toBe(false)
    expect(isEmpty(counted({ Positif: [null, null] }, { measure }))).toBe(true)
  })
})

test('figures are written as the portal writes them', () => {
  const count = { style: 'count', unit: 'berkas' } as const
  expect(formatFigure(count, 47414)).toBe('47.414')
  expect(formatFigure(count, null)).toBe('–')
  expect(formatWithUnit(count, 1204)).toBe('1.204 berkas')
  expect(formatWithUnit(count, null)).toBe('belum ada data')
  expect(formatWithUnit({ style: 'percent', unit: '%' }, 97)).toBe('97,0%')
  expect(formatFigure({ style: 'score', unit: 'nilai', decimals: 2 }, 3.456)).toBe('3,46')
})

test('colours: fixed by meaning, else by place; what is left over is grey; only single series look at categories', () => {
  const one = counted({ Terbit: [1, 2, 3] })
  const categories = [
    { key: 'a', label: 'a', color: 5 as const },
    { key: 'b', label: 'b', rest: true },
    one.categories[2],
  ]
  const marked = { ...one, categories: categories.filter((category) => category !== undefined) }
  const fills = (data: typeof one, series = 0) =>
    [0, 1, 2].map((category) => fillAt(data, { category, series }).fill)
  expect(fills(marked)).toEqual(['viz-5', 'viz-8', 'viz-1'])
  const two = counted({ Terbit: [1, 2, 3], Ditolak: [1, 2, 3] })
  expect(fills({ ...two, categories: marked.categories }, 1)).toEqual(['viz-2', 'viz-8', 'viz-2'])
  const failed = {
    ...two,
    series: two.series.map((series) => ({ ...series, hatch: true, color: 4 as const })),
  }
  expect(fillAt(failed, { category: 0, series: 1 })).toEqual({ fill: 'viz-4', texture: 4, hatch: true })
})
