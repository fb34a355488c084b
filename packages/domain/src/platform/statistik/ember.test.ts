import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/add-days.ts'
import { emberBulan, emberHari, emberTahun, sampulOf, type TingkatWaktu } from './ember.ts'

const anyDay = fc.integer({ min: 0, max: 2200 }).map((n) => addDays('2021-11-25', n))
const finest = fc.constantFrom<TingkatWaktu>('tahun', 'bulan', 'hari')

/** How often a day is counted: once by each bucket that holds it, and once by each span of rows. */
function timesCounted(day: string, range: { start?: string; end?: string }, level: TingkatWaktu): number {
  const { ember, sisa } = sampulOf(range, level)
  const buckets = [emberTahun(day), emberBulan(day), emberHari(day)]
  return (
    ember.filter(([from, to]) => buckets.some((bucket) => bucket >= from && bucket <= to)).length +
    sisa.filter(({ start, end }) => day >= start && day <= end).length
  )
}

test('every day of a range is counted once, every other day never, whatever is kept', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, finest, (start, end, day, level) => {
      expect(timesCounted(day, { start, end }, level)).toBe(day >= start && day <= end ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
})

test('asked by month or by day, no coarser bucket is read', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (start, end, day) => {
      const held = ({ ember }: ReturnType<typeof sampulOf>, bucket: number) =>
        ember.filter(([from, to]) => bucket >= from && bucket <= to).length
      const inside = day >= start && day <= end ? 1 : 0
      const byMonth = sampulOf({ start, end }, 'hari', 'bulan')
      expect(held(byMonth, emberTahun(day))).toBe(0)
      expect(held(byMonth, emberBulan(day)) + held(byMonth, emberHari(day))).toBe(inside)
      const byDay = sampulOf({ start, end }, 'hari', 'hari')
      expect([held(byDay, emberBulan(day)), held(byDay, emberHari(day))]).toEqual([0, inside])
    }),
  )
})

test('by something finer than is kept, all is left to the rows', () => {
  const range = { start: '2026-01-01', end: '2026-12-31' }
  expect(sampulOf(range, 'tahun', 'bulan')).toEqual({ ember: [], sisa: [range] })
  expect(sampulOf(range, undefined)).toEqual({ ember: [], sisa: [range] })
  expect(sampulOf({ start: '2026-02-01', end: '2026-01-01' }, 'bulan', 'hari')).toEqual({
    ember: [],
    sisa: [],
  })
})

test('a side that is left open is open', () => {
  fc.assert(
    fc.property(anyDay, anyDay, finest, (edge, day, level) => {
      expect(timesCounted(day, { start: edge }, level)).toBe(day >= edge ? 1 : 0)
      expect(timesCounted(day, { end: edge }, level)).toBe(day <= edge ? 1 : 0)
      expect(timesCounted(day, {}, level)).toBe(1)
    }),
  )
})

test('whole years and months are asked as such', () => {
  expect(sampulOf({ start: '2024-01-01', end: '2026-11-16' }, 'hari')).toEqual({
    ember: [
      [2024, 2025],
      [202601, 202610],
      [20261101, 20261116],
    ],
    sisa: [],
  })
  expect(sampulOf({ start: '2026-02-03', end: '2026-02-28' }, 'bulan')).toEqual({
    ember: [],
    sisa: [{ start: '2026-02-03', end: '2026-02-28' }],
  })
})

test('a range never needs more than five spans', () => {
  fc.assert(
    fc.property(anyDay, anyDay, finest, (start, end, level) => {
      const { ember, sisa } = sampulOf({ start, end }, level)
      expect(ember.length + sisa.length).toBeLessThanOrEqual(5)
    }),
  )
})
