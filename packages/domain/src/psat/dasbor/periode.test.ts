import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { penggalOf, rentangTahun, unitOf } from './periode.ts'

test('years cut a range, each once, and leave out those it does not touch', () => {
  const range = { start: '2025-06-01', end: '2026-02-15' }
  expect(rentangTahun(range, [])).toEqual([range])
  expect(rentangTahun(range, [2026, 2025, 2026, 2024])).toEqual([
    { start: '2026-01-01', end: '2026-02-15' },
    { start: '2025-06-01', end: '2025-12-31' },
  ])
})

test('days and weeks cover a range once, and weeks do not leave their month', () => {
  const anyDay = fc.integer({ min: 0, max: 900 }).map((n) => addDays('2025-01-01', n))
  fc.assert(
    fc.property(anyDay, fc.nat({ max: 120 }), fc.constantFrom('hari', 'minggu'), (start, length, unit) => {
      const end = addDays(start, length)
      const parts = penggalOf(start, end, unit)
      expect([parts[0]?.date, parts.at(-1)?.dateEnd]).toEqual([start, end])
      for (const [index, { date, dateEnd }] of parts.entries()) {
        expect(date.slice(0, 7)).toBe(dateEnd.slice(0, 7))
        if (index > 0) expect(date).toBe(addDays(parts[index - 1]?.dateEnd ?? '', 1))
      }
    }),
  )
})

test('a week is named by its month as the specification counts weeks', () => {
  expect(penggalOf('2026-10-30', '2026-11-10', 'minggu').map(({ label, date }) => [date, label])).toEqual([
    ['2026-10-30', 'Minggu 5 Okt 2026'],
    ['2026-11-01', 'Minggu 1 Nov 2026'],
    ['2026-11-02', 'Minggu 2 Nov 2026'],
    ['2026-11-09', 'Minggu 3 Nov 2026'],
  ])
})

test('up to 31 days are days, more are weeks', () => {
  expect(unitOf('2026-10-01', '2026-10-31')).toBe('hari')
  expect(unitOf('2026-10-01', '2026-11-01')).toBe('minggu')
})
