import { addDays } from '@portal/domain/platform/calendar/add-days'
import { waktuHari } from '@portal/domain/platform/dasbor/rentang'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'

test('years in the middle, months at the ends, and days at the very ends', () => {
  expect(coverOf({ start: '2023-10-15', end: '2026-02-10' })).toEqual({
    periods: [
      [2024, 2025],
      [202311, 202312],
      [202601, 202601],
    ],
    days: [
      { start: '2023-10-15', end: '2023-10-31' },
      { start: '2026-02-01', end: '2026-02-10' },
    ],
  })
  expect(coverOf({})).toEqual({ periods: [[1000, 9999]], days: [] })
  expect(coverOf({ end: '2026-03-31' }).periods).toEqual([
    [1000, 2025],
    [202601, 202603],
  ])
})

test('by month there are no years, by day there are days alone, and nothing runs backwards', () => {
  const year = { start: '2025-01-01', end: '2025-12-31' }
  expect(coverOf(year, 'bulan')).toEqual({ periods: [[202501, 202512]], days: [] })
  expect(coverOf(year, 'hari')).toEqual({ periods: [], days: [year] })
  // A range without a start must not include year keys.
  expect(coverOf({ end: '2026-04-30' }, 'bulan').periods).toEqual([[100001, 202604]])
  expect(coverOf({ start: '2025-02-01', end: '2025-01-01' })).toEqual({ periods: [], days: [] })
})

const anyDay = fc.integer({ min: 0, max: 2500 }).map((n) => addDays('2021-12-20', n))

test('each day of a range is covered once, and no other day', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, fc.constantFrom('tahun', 'bulan', 'hari'), (start, end, day, per) => {
      const { periods, days } = coverOf({ start, end }, per as 'tahun')
      const number = waktuHari(day)
      const times = [
        ...periods.filter(([from, to]) => {
          const period = to > 9999 ? Math.floor(number / 100) : Math.floor(number / 10_000)
          return period >= from && period <= to
        }),
        ...days.filter((span) => day >= span.start && day <= span.end),
      ]
      expect(times.length).toBe(day >= start && day <= end ? 1 : 0)
    }),
  )
})
