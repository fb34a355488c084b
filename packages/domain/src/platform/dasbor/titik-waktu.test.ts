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

test('without an end it goes up to today, or stays on a day to come', () => {
  const of = (start: string | undefined, end: string | undefined, today = '2026-11-16') => {
    const { rentang, titik } = deretOf({ start, end }, today)
    return [rentang.start, rentang.end, titik.map(({ label }) => label).join()]
  }
  expect(of('2026-10-05', undefined)).toEqual(['2026-10-05', '2026-11-16', 'Okt 2026,Nov 2026'])
  expect(of('2027-01-05', undefined)).toEqual(['2027-01-05', '2027-01-05', 'Jan 2027'])
  expect(of('2026-11-16', undefined)).toEqual(['2026-11-16', '2026-11-16', 'Nov 2026'])
  const year =
    'Jan 2026,Feb 2026,Mar 2026,Apr 2026,Mei 2026,Jun 2026,Jul 2026,Agu 2026,Sep 2026,Okt 2026,Nov 2026,Des 2026'
  expect(of(undefined, undefined, '2026-12-03')).toEqual(['2026-01-01', '2026-12-31', year])
  expect(of(undefined, '2026-12-03')).toEqual(['2026-01-01', '2026-12-03', year])
  expect(of('2026-02-02', '2026-02-01')).toEqual(['2026-02-02', '2026-02-01', ''])
  expect(of('2026-02-02', '2026-02-02')).toEqual(['2026-02-02', '2026-02-02', 'Minggu 2'])
})

test('a figure belongs to the point of its own month or week, and to none outside', () => {
  const months = deretOf({ start: '2026-09-15', end: '2026-11-02' }, '2026-11-16')
  expect([202608, 202609, 202610, 202611, 202612].map((month) => titikOf(months, month))).toEqual([
    -1, 0, 1, 2, -1,
  ])
  const weeks = deretOf({ start: '2026-11-03', end: '2026-11-16' }, '2026-11-16')
  expect([20261101, 20261103, 20261109, 20261116, 20261130].map((day) => titikOf(weeks, day))).toEqual([
    -1, 0, 1, 2, -1,
  ])
})

test('a whole month has all its weeks, and a backward range has no points', () => {
  const november = deretOf({ start: '2026-11-01', end: '2026-11-30' }, '2026-12-01')
  expect(november.titik.map(({ weeks }) => weeks)).toEqual([1, 2, 3, 4, 5, 6])
  expect(deretOf({ start: '2026-11-20', end: '2026-11-10' }, '2026-12-01')).toEqual({
    per: 'bulan',
    rentang: { start: '2026-11-20', end: '2026-11-10' },
    titik: [],
  })
})
