import { describe, expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import { nextStop, spotText, tipRows } from '#platform/chart/spots.ts'

describe('what a figure says', () => {
  test('of several that add up: of how many', () => {
    const data = counted({ Terbit: [12, null], Ditolak: [22, null] })
    expect(spotText(data, { category: 0, series: 0 })).toBe('A, Terbit: 12 dari 34 berkas')
    expect(spotText(data, { category: 1, series: 1 })).toBe('B, Ditolak: belum ada data')
    expect(tipRows(data, 0)).toEqual([
      { label: 'Terbit', text: '12' },
      { label: 'Ditolak', text: '22' },
      { label: 'Jumlah', text: '34' },
    ])
  })
  test('of one series: its share, but not of months', () => {
    const data = counted({ Registrasi: [1, 3] })
    expect(spotText(data, { category: 1, series: 0 })).toBe('B: 3 berkas, 75,0%')
    expect(tipRows(data, 1).at(-1)).toEqual({ label: 'Bagian', text: '75,0%' })
    const months = { ...data, ordered: true }
    expect(spotText(months, { category: 1, series: 0 })).toBe('B: 3 berkas')
    expect(tipRows(months, 1)).toHaveLength(1)
  })
  test('of groups that share members: its share of the whole, where that is known', () => {
    const shared = { measure: { style: 'overlap', unit: 'orang' } as const }
    const known = counted({ Orang: [3, 4] }, { ...shared, whole: 5 })
    expect(spotText(known, { category: 0, series: 0 })).toBe('A: 3 orang, 60,0%')
    expect(tipRows(known, 0).at(-1)).toEqual({ label: 'Bagian', text: '60,0%' })
    const unknown = counted({ Orang: [3, 4] }, shared)
    expect(spotText(unknown, { category: 0, series: 0 })).toBe('A: 3 orang')
    const several = counted({ Masuk: [3], Terbit: [4] }, shared)
    expect(spotText(several, { category: 0, series: 0 })).toBe('A, Masuk: 3 orang')
    expect(tipRows(several, 0)).toHaveLength(2)
  })
  test('of a month that is not over: that it is not', () => {
    const data = counted({ Ini: [4, 1], Lalu: [3, 5] }, { ordered: true })
    const series = data.series.map((one, place) => (place === 0 ? { ...one, running: 1 } : one))
    expect(spotText({ ...data, series }, { category: 1, series: 0 })).toBe(
      'B (berjalan), Ini: 1 dari 6 berkas',
    )
    expect(spotText({ ...data, series }, { category: 1, series: 1 })).toBe('B, Lalu: 5 dari 6 berkas')
  })
  test('percentages say themselves', () => {
    const data = counted({ PSAT: [2.9], PSAH: [4] }, { measure: { style: 'percent', unit: '%' } })
    expect(spotText(data, { category: 0, series: 1 })).toBe('A, PSAH: 4,0%')
  })
})

describe('where an arrow leads', () => {
  // Two series over three categories. The second series has no figure for the middle category.
  const stops = [
    { category: 0, series: 0 },
    { category: 0, series: 1 },
    { category: 1, series: 0 },
    { category: 2, series: 0 },
    { category: 2, series: 1 },
  ]
  test.each([
    [0, 'ArrowRight', 2],
    [2, 'ArrowLeft', 0],
    [0, 'ArrowLeft', 0],
    [3, 'ArrowRight', 3],
    [1, 'ArrowRight', 4],
    [0, 'ArrowUp', 1],
    [1, 'ArrowUp', 1],
    [1, 'ArrowDown', 0],
    [2, 'Home', 0],
    [0, 'End', 3],
    [4, 'Home', 1],
  ])('from %i by %s to %i', (from, key, to) => {
    expect(nextStop(stops, from, key, false)).toBe(to)
  })
  test('bars that lie are walked downwards', () => {
    expect(nextStop(stops, 0, 'ArrowDown', true)).toBe(2)
    expect(nextStop(stops, 2, 'ArrowUp', true)).toBe(0)
    expect(nextStop(stops, 0, 'ArrowRight', true)).toBe(1)
  })
  test('in a single series every arrow goes along', () => {
    const single = stops.filter(({ series }) => series === 0)
    expect(nextStop(single, 0, 'ArrowDown', false)).toBe(1)
    expect(nextStop(single, 1, 'ArrowUp', false)).toBe(0)
    expect(nextStop(single, 0, 'ArrowRight', true)).toBe(1)
    expect(nextStop(single, 1, 'ArrowLeft', true)).toBe(0)
  })
  test('other keys are not taken', () => {
    expect(nextStop(stops, 0, 'Tab', false)).toBeUndefined()
    expect(nextStop([], 0, 'ArrowRight', false)).toBeUndefined()
  })
})
