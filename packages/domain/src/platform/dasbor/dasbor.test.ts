import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { panjangBatang, persenDari, pertumbuhan, rerata, roundTo, selangBagian } from './angka.ts'
import {
  bulanSingkat,
  deretTahun,
  jumlahMinggu,
  labelBulan,
  labelMinggu,
  mingguKe,
  rentangMinggu,
  sortLabels,
} from './deret.ts'
import { teratas } from './teratas.ts'

const count = fc.nat({ max: 1_000_000 })

describe('percentages', () => {
  test('are finite and never a NaN, whatever is divided', () => {
    fc.assert(
      fc.property(count, count, (a, b) => {
        for (const value of [
          persenDari(a, b),
          panjangBatang(a, [a, b]),
          pertumbuhan(a, b) ?? 0,
          rerata(a, b) ?? 0,
        ])
          expect(Number.isFinite(value)).toBe(true)
      }),
    )
  })

  test('one decimal in charts, two for documents, whole for bars', () => {
    expect([persenDari(1, 3), persenDari(1, 3, 2), panjangBatang(1, [3, 1])]).toEqual([33.3, 33.33, 33])
    expect([persenDari(0, 0), panjangBatang(0, [0]), panjangBatang(0, [])]).toEqual([0, 0, 0])
    expect([roundTo(1.005, 2), roundTo(-2.5, 0), roundTo(2.5, 0)]).toEqual([1.01, -3, 3])
  })

  test('growth is (n − before) / before, and unknown from nought', () => {
    expect([pertumbuhan(110, 100), pertumbuhan(0, 8), pertumbuhan(5, 0), pertumbuhan(0, 0)]).toEqual([
      10,
      -100,
      null,
      null,
    ])
  })

  test('an average of nothing is unknown', () => {
    expect([rerata(7, 2), rerata(10, 3), rerata(0, 0)]).toEqual([3.5, 3.3, null])
  })
})

describe('the interval of a share', () => {
  test('holds the share, lies within the hundred, and narrows with more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat({ max: 5000 }), (whole, some) => {
        const part = Math.min(some, whole)
        const interval = selangBagian(part, whole)
        const share = persenDari(part, whole)
        expect(interval && interval.dari <= share && share <= interval.sampai).toBe(true)
        expect(interval && interval.dari >= 0 && interval.sampai <= 100).toBe(true)
        const wider = selangBagian(part * 10, whole * 10)
        expect(wider && interval && wider.sampai - wider.dari <= interval.sampai - interval.dari + 0.1).toBe(
          true,
        )
      }),
    )
  })

  test('as tables of it have it, and unknown of none', () => {
    expect(selangBagian(5, 10)).toEqual({ dari: 23.7, sampai: 76.3 })
    expect(selangBagian(0, 10)).toEqual({ dari: 0, sampai: 27.8 })
    expect(selangBagian(0, 0)).toBeNull()
  })
})

describe('rankings', () => {
  const rows = fc.uniqueArray(
    fc.record({ id: fc.option(fc.nat({ max: 60 })), nama: fc.string({ maxLength: 4 }), count }),
    { selector: ({ id }) => id, maxLength: 40 },
  )

  test('lose nothing: what is not listed is Lainnya, last', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 12 }), (given, most) => {
        const shown = teratas(given, most)
        const sum = (list: readonly { count: number }[]) => list.reduce((total, row) => total + row.count, 0)
        expect(sum(shown)).toBe(sum(given))
        const named = shown.filter(({ id }) => id !== null)
        expect(named.length).toBeLessThanOrEqual(most)
        expect(named.map((row) => row.count)).toEqual(named.map((row) => row.count).toSorted((a, b) => b - a))
        expect(shown.slice(0, -1).every(({ id }) => id !== null)).toBe(true)
        expect(shown.every((row) => row.count > 0)).toBe(true)
      }),
    )
  })

  test('a tie goes by name', () => {
    const tie = [
      { id: 2, nama: 'Cabai', count: 4 },
      { id: 1, nama: 'Beras', count: 4 },
      { id: 3, nama: 'Ubi', count: 1 },
      { id: null, nama: null, count: 1 },
    ]
    expect(teratas(tie, 2)).toEqual([
      { id: 1, nama: 'Beras', count: 4, percentage: 40 },
      { id: 2, nama: 'Cabai', count: 4, percentage: 40 },
      { id: null, nama: 'Lainnya', count: 2, percentage: 20 },
    ])
  })

  test('equal names go by id, and rows without a count are not listed', () => {
    const rows = [
      { id: 7, nama: 'Beras', count: 1 },
      { id: 3, nama: 'Beras', count: 1 },
      { id: 1, nama: 'Apel', count: 0 },
    ]
    expect(teratas(rows, 5).map(({ id }) => id)).toEqual([3, 7])
  })
})

describe('months and weeks', () => {
  test('months in their order, years before them', () => {
    const labels = ['Jan 2026', 'Des 2025', 'Mei 2025']
    expect(labels.toSorted(sortLabels)).toEqual(['Mei 2025', 'Des 2025', 'Jan 2026'])
    expect([...bulanSingkat].toSorted().toSorted(sortLabels)).toEqual([...bulanSingkat])
  })

  test('a week sorts as of December 2024, weeks among themselves in order', () => {
    const labels = ['Jan 2025', 'Minggu 2', 'Nov 2024', 'Minggu 1']
    expect(labels.toSorted(sortLabels)).toEqual(['Nov 2024', 'Minggu 1', 'Minggu 2', 'Jan 2025'])
    for (const unknown of [
      'bukan label',
      'Minggu 12',
      'Hari Minggu 1',
      'Januari',
      'Jan 20260',
      '1 Jan 2026',
    ]) {
      expect(sortLabels(unknown, 'Jan 9999'), unknown).toBeGreaterThan(0)
    }
    expect(sortLabels('Des', 'Jan 2024')).toBeLessThan(0)
  })

  test('labels', () => {
    expect([labelBulan(5), labelBulan(8), labelBulan(13), labelMinggu(6)]).toEqual([
      'Mei',
      'Agu',
      '',
      'Minggu 6',
    ])
  })

  test('a week begins on Monday, the first with the month', () => {
    // November 2026 begins on a Sunday.
    expect(['01', '02', '08', '09', '30'].map((day) => mingguKe(`2026-11-${day}`))).toEqual([1, 2, 2, 3, 6])
    expect([1, 2, 6].map((week) => rentangMinggu(2026, 11, week))).toEqual([
      { start: '2026-11-01', end: '2026-11-01' },
      { start: '2026-11-02', end: '2026-11-08' },
      { start: '2026-11-30', end: '2026-11-30' },
    ])
    expect([jumlahMinggu(2026, 11), jumlahMinggu(2027, 2), jumlahMinggu(2026, 12)]).toEqual([6, 4, 5])
  })
})

describe('the years of a comparison', () => {
  test('the last two are there without a figure; later ones are not asked for', () => {
    expect(deretTahun([2020, 2022, 2027], 2026)).toEqual([2020, 2022, 2025, 2026])
    expect(deretTahun([2020, 2025, 2026], 2026, 2)).toEqual([2025, 2026])
    expect(deretTahun([], 2026, 5)).toEqual([2025, 2026])
    expect(deretTahun([2026], 2026, 0)).toEqual([2026])
  })
})
