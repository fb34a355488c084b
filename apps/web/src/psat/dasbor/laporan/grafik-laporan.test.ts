import { describe, expect, test } from 'vitest'
import {
  type Bulan,
  grafikBanding,
  grafikKeadaan,
  grafikPerBulan,
  jumlahSebanding,
} from '#psat/dasbor/laporan/grafik-laporan.ts'
import { namaBulan } from '#psat/dasbor/laporan/nama-bulan.ts'

const setahun = (total: number): Bulan[] =>
  namaBulan.map((month) => ({ month, total, proses: total - 1, selesai: 1, ditolak: 0 }))

describe('months that have not begun', () => {
  const values = (tahun: number, today: string) =>
    grafikPerBulan(setahun(3), tahun, today).series[1]?.values ?? []
  test('are not known, rather than none', () => {
    expect(values(2026, '2026-11-01').slice(9)).toEqual([2, 2, null])
    expect(values(2026, '2026-10-31').slice(9)).toEqual([2, null, null])
  })
  test('the one of today is not over, in the year that runs alone', () => {
    const running = (tahun: number) =>
      grafikPerBulan(setahun(3), tahun, '2026-11-30').series.map((one) => one.running)
    expect([running(2026), running(2025)]).toEqual([
      [10, 10, 10],
      [undefined, undefined, undefined],
    ])
    const compareAt = grafikBanding(
      { tahun: 2026, bulan: setahun(4) },
      { tahun: 2025, bulan: setahun(2) },
      '2026-11-30',
    )
    expect(compareAt.series.map((one) => one.running)).toEqual([10, undefined])
  })
  test('years that are over know all theirs, years to come none', () => {
    expect(values(2025, '2026-01-01')).not.toContain(null)
    expect(values(2027, '2026-12-31').every((value) => value === null)).toBe(true)
  })
})

test('what became of the year, each in its colour', () => {
  const { categories, series } = grafikKeadaan(setahun(3))
  expect(categories.map(({ label }) => label)).toEqual(['Terbit', 'Diproses', 'Ditolak'])
  expect(series[0]?.values).toEqual([12, 24, 0])
})

test('years are compared over the months that both have had', () => {
  const compareAt = (today: string) =>
    jumlahSebanding(
      grafikBanding({ tahun: 2026, bulan: setahun(4) }, { tahun: 2025, bulan: setahun(2) }, today),
    )
  expect(compareAt('2026-03-15')).toEqual({ ini: 12, lalu: 6 })
  expect(compareAt('2027-01-01')).toEqual({ ini: 48, lalu: 24 })
})
