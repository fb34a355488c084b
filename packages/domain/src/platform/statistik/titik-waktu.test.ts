import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/add-days.ts'
import { waktuHari } from './rentang.ts'
import { deretOf, titikOf } from './titik-waktu.ts'

const anyDay = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2022-01-05', n))

test('within one month by week, else by month', () => {
  const labels = (start?: string, end?: string) =>
    deretOf({ start, end }, '2026-11-16').titik.map(({ label }) => label)
  expect(labels('2026-11-03', '2026-11-16')).toEqual(['Minggu 2', 'Minggu 3', 'Minggu 4'])
  expect(labels('2026-09-15', '2026-11-02')).toEqual(['Sep 2026', 'Okt 2026', 'Nov 2026'])
  expect([labels().length, labels()[0], labels().at(-1)]).toEqual([12, 'Des 2025', 'Nov 2026'])
  expect([labels('2010-01-01', '2026-11-16').length, labels('2010-01-01', '2026-11-16')[0]]).toEqual([
    24,
    'Des 2024',
  ])
  expect(labels('2026-02-01', '2026-01-01')).toEqual([])
})

test('every day that is covered has its point', () => {
  fc.assert(
    fc.property(fc.option(anyDay), fc.option(anyDay), anyDay, anyDay, (start, end, today, day) => {
      const deret = deretOf({ start: start ?? undefined, end: end ?? undefined }, today)
      if (deret.titik.length === 0 || day < deret.rentang.start || day > deret.rentang.end) return
      const place = titikOf(deret, deret.per === 'bulan' ? Math.floor(waktuHari(day) / 100) : waktuHari(day))
      expect(place).toBeGreaterThanOrEqual(0)
    }),
  )
})
