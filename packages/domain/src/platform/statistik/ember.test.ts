import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/add-days.ts'
import { type Disimpan, emberBulan, emberHari, emberTahun, emberTujuh, sampulOf } from './ember.ts'

const anyDay = fc.integer({ min: 0, max: 2200 }).map((n) => addDays('2021-11-25', n))
const finest = fc.constantFrom<Disimpan[]>('tahun', 'bulan', 'hari', 'tujuh hari', 'hari dan tujuh hari')

/** How often a day is counted: once by each bucket that holds it and each span of rows, less what is taken off. */
function timesCounted(day: string, range: { start?: string; end?: string }, level: Disimpan): number {
  const { ember, sisa, lebih } = sampulOf(range, level)
  const holding = (spans: typeof sisa) => spans.filter(({ start, end }) => day >= start && day <= end).length
  const buckets = [emberTahun(day), emberBulan(day), emberTujuh(day), emberHari(day)]
  return (
    ember.filter(([from, to]) => buckets.some((bucket) => bucket >= from && bucket <= to)).length +
    holding(sisa) -
    holding(lebih)
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
  const down = fc.constantFrom<Disimpan[]>('hari', 'hari dan tujuh hari')
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, down, (start, end, day, kept) => {
      const held = ({ ember }: ReturnType<typeof sampulOf>, bucket: number) =>
        ember.filter(([from, to]) => bucket >= from && bucket <= to).length
      const inside = day >= start && day <= end ? 1 : 0
      const byMonth = sampulOf({ start, end }, kept, 'bulan')
      expect(held(byMonth, emberTahun(day))).toBe(0)
      expect(
        held(byMonth, emberBulan(day)) + held(byMonth, emberTujuh(day)) + held(byMonth, emberHari(day)),
      ).toBe(inside)
      const byDay = sampulOf({ start, end }, kept, 'hari')
      expect([
        held(byDay, emberBulan(day)),
        held(byDay, emberTujuh(day)),
        held(byDay, emberHari(day)),
      ]).toEqual([0, 0, inside])
    }),
  )
})

test('by something finer than is kept, all is left to the rows', () => {
  const range = { start: '2026-01-01', end: '2026-12-31' }
  expect(sampulOf(range, 'tahun', 'bulan')).toEqual({ ember: [], sisa: [range], lebih: [] })
  expect(sampulOf(range, undefined)).toEqual({ ember: [], sisa: [range], lebih: [] })
  expect(sampulOf({ start: '2026-02-01', end: '2026-01-01' }, 'bulan', 'hari')).toEqual({
    ember: [],
    sisa: [],
    lebih: [],
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
    lebih: [],
  })
  expect(sampulOf({ start: '2026-02-03', end: '2026-02-28' }, 'bulan')).toEqual({
    ember: [],
    sisa: [{ start: '2026-02-03', end: '2026-02-28' }],
    lebih: [],
  })
})

test('of days with sevens no more than six single ones are left at either end', () => {
  expect(sampulOf({ start: '2016-03-05', end: '2026-05-20' }, 'hari dan tujuh hari')).toEqual({
    ember: [
      [2017, 2025],
      [201604, 201612],
      [2016032, 2016035],
      [20160305, 20160307],
      [202601, 202604],
      [2026051, 2026052],
      [20260515, 20260520],
    ],
    sisa: [],
    lebih: [],
  })
  // A seven that is not whole, and the short one at the end of a month.
  expect(sampulOf({ start: '2026-02-03', end: '2026-02-12' }, 'hari dan tujuh hari').ember).toEqual([
    [20260203, 20260212],
  ])
  expect(sampulOf({ start: '2026-01-29', end: '2026-01-31' }, 'hari dan tujuh hari').ember).toEqual([
    [2026015, 2026015],
  ])
})

test('where single days are rows, most of a seven is the seven without the rest: at most three days at either end', () => {
  expect(sampulOf({ start: '2024-12-03', end: '2026-10-20' }, 'tujuh hari')).toEqual({
    ember: [
      [2025, 2025],
      [2024121, 2024125],
      [202601, 202609],
      [2026101, 2026103],
    ],
    sisa: [],
    lebih: [
      { start: '2024-12-01', end: '2024-12-02' },
      { start: '2026-10-21', end: '2026-10-21' },
    ],
  })
  fc.assert(
    fc.property(anyDay, anyDay, (start, end) => {
      const { sisa, lebih } = sampulOf({ start, end }, 'tujuh hari')
      const lengths = [...sisa, ...lebih].map((days) => emberHari(days.end) - emberHari(days.start) + 1)
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(3)
    }),
  )
})

test('a range never needs more than five spans, with sevens seven', () => {
  fc.assert(
    fc.property(anyDay, anyDay, finest, (start, end, level) => {
      const { ember, sisa } = sampulOf({ start, end }, level)
      expect(ember.length + sisa.length).toBeLessThanOrEqual(level.endsWith('tujuh hari') ? 7 : 5)
    }),
  )
})
