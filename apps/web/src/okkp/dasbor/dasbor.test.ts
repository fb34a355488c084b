import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { describe, expect, test } from 'vitest'
import { daftarDasbor } from '#okkp/dasbor/daftar-dasbor.ts'
import {
  grafikBulanan,
  grafikDiuji,
  grafikKomoditas,
  grafikRapid,
  grafikTahunan,
  growthOf,
  ujiKomoditas,
} from '#okkp/dasbor/grafik-dasbor.ts'
import { tanpaDaftar } from '#okkp/dasbor/tanpa-daftar.ts'
import { periodeOf, pilihanTahun } from '#platform/dasbor/periode.ts'

const today = '2026-11-16'

describe('the part of a year that is compared', () => {
  test('the running year up to today with the same days before, a whole year with a whole one', () => {
    expect(periodeOf(2026, today)).toMatchObject({
      berjalan: { start: '2026-01-01', end: today },
      pembanding: { start: '2025-01-01', end: '2025-11-16' },
      labelPembanding: 'periode yang sama 2025',
    })
    expect(periodeOf(2024, today)).toMatchObject({
      berjalan: { end: '2024-12-31' },
      pembanding: { end: '2023-12-31' },
      labelPembanding: '2023',
    })
    expect(periodeOf(2028, '2028-02-29').pembanding.end).toBe('2027-02-28')
  })

  test('a year of the address is among the choices', () => {
    expect(pilihanTahun(today, 2026)).toHaveLength(10)
    expect(pilihanTahun(today, 1999).at(-1)).toBe(1999)
  })
})

const tahun = (years: number, n: number) => ({
  years,
  count: n,
  percentage: 0,
  growth: null,
  total_registrasi_pduk: n,
  total_izin_edar_pd: 0,
  total_packing_house: 0,
  total_hc: 0,
  total_sppb_psat: 0,
  total_izin_edar_pl: 0,
  sertifikasi_prima: 0,
  total_lainnya: 0,
})

describe('charts', () => {
  test('years without a figure stand between the others; the running one is not over', () => {
    const { categories, series } = grafikTahunan([tahun(2023, 4), tahun(2025, 1), tahun(2026, 2)], today)
    expect(categories.map(({ label }) => label)).toEqual(['2023', '2024', '2025', '2026'])
    expect(series.every(({ running }) => running === 3)).toBe(true)
    expect(grafikTahunan([tahun(2024, 4), tahun(2025, 1)], today).series[0]?.running).toBeUndefined()
    expect(series[0]).toMatchObject({ label: 'Registrasi PDUK', color: 1, values: [4, 0, 1, 2] })
    expect(series.map(({ label }) => label)).toHaveLength(7)
    expect(grafikTahunan([tahun(2026, 2)], today, 7).series.map(({ key }) => key)).toEqual([
      'sertifikasi_prima',
    ])
    expect(grafikTahunan([], today).categories).toEqual([])
  })

  test('the growth is that of the shown kinds', () => {
    const rows = [
      { ...tahun(2024, 10), sertifikasi_prima: 4 },
      { ...tahun(2025, 20), sertifikasi_prima: 2, total_lainnya: 6 },
    ]
    expect(growthOf(grafikTahunan(rows, today))).toBe(100)
    expect(growthOf(grafikTahunan(rows, today, 7))).toBe(-50)
    expect(growthOf(grafikTahunan(rows, today, 4))).toBeNull()
    expect(growthOf(grafikTahunan([tahun(2025, 1)], today))).toBeNull()
  })

  test('kinds that officers added are drawn together, unless one kind is chosen', () => {
    const rows = [tahun(2024, 1), { ...tahun(2025, 1), total_lainnya: 3 }]
    expect(grafikTahunan(rows, today).series.at(-1)).toMatchObject({
      label: 'Lainnya',
      color: 8,
      values: [0, 3],
    })
    expect(grafikTahunan(rows, today, 1).series.map(({ key }) => key)).toEqual(['total_registrasi_pduk'])
  })

  test('months to come are not known, months without a registration are none', () => {
    const point = (years: number, months: number, count: number) => ({
      years,
      months,
      weeks: null,
      label: '',
      count,
    })
    const { series } = grafikBulanan(
      { deret: [point(2026, 1, 7), point(2025, 12, 9)] },
      { deret: [point(2025, 12, 9)] },
      { tahun: 2026, today },
    )
    expect(series[0]?.values).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null])
    expect(series[1]?.values.at(-1)).toBe(9)
    // November of this year is incomplete, November of the previous year is complete.
    expect(series.map(({ running }) => running)).toEqual([10, undefined])
  })

  test('what is not listed is the rest', () => {
    const rows = [
      { komoditas_id: 3, komoditas: 'Beras', count: 5, percentage: 83.3 },
      { komoditas_id: null, komoditas: 'Lainnya', count: 1, percentage: 16.7 },
    ]
    expect(grafikKomoditas(rows, 'registrasi').categories).toEqual([
      { key: '3', label: 'Beras' },
      { key: 'null', label: 'Lainnya', rest: true },
    ])
  })

  test('tests of a commodity are told apart, each kind with its list', () => {
    const row = { komoditas_id: 3, komoditas: 'Beras', count: 6, percentage: 100 }
    const { series } = grafikDiuji([{ ...row, uji_lab: 3, rapid_test: 1, uji_mutu: 2 }])
    expect(series.map(({ values }) => values)).toEqual([[3], [1], [2]])
    expect(series.map(({ key }) => key)).toEqual(ujiKomoditas.map(({ key }) => key))
    expect(ujiKomoditas.map(({ daftar }) => daftar)).toEqual(['lab', 'rapid', 'mutu'])
  })

  test('a month without a test has no share of positives', () => {
    const none = {
      total_positif_psat: 0,
      total_negatif_psat: 0,
      total_positif_psah: 0,
      total_negatif_psah: 0,
      total_positif_psai: 0,
      total_negatif_psai: 0,
    }
    const point = (months: number, more: object) => ({
      years: 2026,
      months,
      weeks: null,
      label: `B${months}`,
      count: 0,
      ...none,
      ...more,
    })
    const deret = [point(10, {}), point(11, { total_positif_psat: 1, total_negatif_psat: 3 }), point(12, {})]
    const { series, categories } = grafikRapid({ deret } as Parameters<typeof grafikRapid>[0], today)
    expect(categories).toHaveLength(2)
    expect(series.map(({ values }) => values)).toEqual([
      [null, 25],
      [null, null],
      [null, null],
    ])
    expect(series.map(({ running }) => running)).toEqual([1, 1, 1])
  })
})

describe('the list behind a figure', () => {
  const jabar: RegionScope = { jenis: 'provinsi', provinsi_id: 32 }
  const bandung: RegionScope = { jenis: 'kota', provinsi_id: 32, kota_id: 3273 }
  const open = (scope: RegionScope, provinsi?: number, kota?: number, may = true) =>
    daftarDasbor({ provinsi, kota }, scope, () => may).registrasi({ status: 'valid' })

  test('opens what the account sees, and only that', () => {
    const to = '/okkp/admin/registrasi'
    expect(open({ jenis: 'semua' }, 32)).toEqual({ to, search: { provinsi_id: '32', status: 'valid' } })
    expect(open({ jenis: 'semua' })).toEqual({ to, search: { status: 'valid' } })
    expect(open(jabar, 32)).toEqual({ to, search: { status: 'valid' } })
    expect(open(jabar, 32, 3204)).toEqual({ to, search: { kota_id: '3204', status: 'valid' } })
    expect(open(bandung, 32, 3273)).toEqual({ to, search: { status: 'valid' } })
    expect([open(jabar), open(jabar, 31), open(bandung, 32), open(bandung, 32, 3204)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('not where the role has no such list, and never for the public', () => {
    expect([open(jabar, 32, undefined, false), tanpaDaftar.registrasi({})]).toEqual([undefined, undefined])
  })
})
