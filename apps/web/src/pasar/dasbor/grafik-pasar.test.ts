import type { BandingSurvei, RapidWaktu, SanitasiWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { expect, test } from 'vitest'
import { daftarPasar, tanpaDaftar } from '#pasar/dasbor/daftar-pasar.ts'
import {
  grafikKomoditas,
  grafikPositif,
  grafikRapid,
  grafikRapidWilayah,
  grafikSurvei,
  kataPositif,
  kataSurvei,
  kataTumbuh,
  kategoriKe,
  keadaanKe,
  terendah,
} from '#pasar/dasbor/grafik-pasar.ts'
import { describeChart } from '#platform/chart/describe-chart.ts'
import { shownData } from '#platform/chart/scene/layouts.ts'

const survei = (more: Partial<BandingSurvei> = {}): BandingSurvei => ({
  ...{ provinsi_id: null, provinsi: null, kota_id: null, kota: null, pasar_id: null, nama_pasar: null },
  ...{ total_responden_pre_program: 0, total_nilai_pre_program: 0, total_nilai_responden_pre_program: 0 },
  ...{ rata_nilai_pre_program: null, presentase_pre_program: null, predikat_pre_program: null },
  ...{ total_responden_post_program: 0, total_nilai_post_program: 0, total_nilai_responden_post_program: 0 },
  ...{ rata_nilai_post_program: null, presentase_post_program: null, predikat_post_program: null },
  ...{ selang_pre_program: null, selang_post_program: null, selisih: null },
  ...more,
})

test('a percentage of a survey never stands without how many were asked and how sure it is', () => {
  const konsumen = survei({
    total_responden_pre_program: 29,
    presentase_pre_program: 60,
    total_responden_post_program: 30,
    presentase_post_program: 80,
    selang_post_program: { dari: 75.5, sampai: 84.5 },
    selisih: { poin: 20, selang: null },
  })
  const pedagang = survei()
  expect(kataSurvei({ konsumen, pedagang })).toBe(
    'Konsumen: sebelum 60,0% (n = 29, terlalu sedikit responden untuk memastikannya); sesudah 80,0% (n = 30, selang 95% 75,5 sampai 84,5%); naik 20,0 poin, belum dapat dipastikan. Pedagang: sebelum belum ada hasilnya; sesudah belum ada hasilnya.',
  )
  expect(grafikSurvei({ konsumen, pedagang }).series.map(({ values }) => values)).toEqual([
    [60, null],
    [80, null],
  ])
})

test('a change that may be chance says so', () => {
  const sides = {
    total_responden_pre_program: 40,
    presentase_pre_program: 60,
    total_responden_post_program: 40,
    presentase_post_program: 62,
  }
  const of = (dari: number) =>
    kataSurvei({
      konsumen: survei({ ...sides, selisih: { poin: 2, selang: { dari, sampai: 5 } } }),
      pedagang: survei(),
    })
  expect(of(-1)).toContain('bisa jadi kebetulan')
  expect(of(0.5)).not.toContain('bisa jadi kebetulan')
})

test('months that have not begun are not known, rather than none; the one of today is not over', () => {
  const month = (months: number, weeks: number | null = null): RapidWaktu => ({
    ...{ years: 2026, months, weeks, label: String(months), count: 3 },
    ...{ total_positif_psat: 1, total_negatif_psat: 2, total_positif_psah: 0, total_negatif_psah: 0 },
    ...{ total_positif_psai: 0, total_negatif_psai: 0 },
    ...{
      total_terkonfirmasi: 0,
      total_ditarik: 0,
      total_tidak_terkonfirmasi: 0,
      total_menunggu: 1,
      total_tidak_diuji: 0,
    },
  })
  expect(
    grafikPositif([month(11), month(12)], '2026-11-16').series.map(({ label, values }) => [label, values]),
  ).toEqual([
    ['Dipastikan laboratorium', [0, null]],
    ['Dipastikan, barang ditarik', [0, null]],
    ['Tidak terbukti', [0, null]],
    ['Menunggu uji laboratorium', [1, null]],
    ['Ditutup tanpa uji', [0, null]],
  ])
  const { series } = grafikRapid([month(11), month(12)], '2026-11-16')
  expect(series.map(({ values }) => values)).toEqual([
    [3, null],
    [0, null],
    [0, null],
  ])
  expect(series.map(({ running }) => running)).toEqual([0, 0, 0])
  const running = (rows: RapidWaktu[], today: string) => grafikPositif(rows, today).series[0]?.running
  expect(running([month(10), month(11)], '2026-12-01')).toBeUndefined()
  // 16 November 2026 is a Monday and starts the fourth week of the month, because weeks start on Monday.
  expect(running([month(11, 3), month(11, 4), month(11, 5)], '2026-11-16')).toBe(1)
})

test('positives are told by what they have come to, with their rate', () => {
  const rapid = {
    ...{ total_rapid_test: 1333, total_positif: 84, total_negatif: 1249 },
    ...{
      total_terkonfirmasi: 14,
      total_ditarik: 7,
      total_tidak_terkonfirmasi: 25,
      total_menunggu: 8,
      total_tidak_diuji: 30,
    },
  }
  expect(kataPositif(rapid)).toBe(
    '84 dari 1.333 rapid test positif (6,3%): 14 dipastikan laboratorium, 7 dipastikan, barang ditarik, 25 tidak terbukti, 8 menunggu uji laboratorium, 30 ditutup tanpa uji. Positif saringan belum berarti melanggar: uji laboratorium yang memastikannya.',
  )
  const place = {
    provinsi_id: 32,
    provinsi: 'Jawa Barat',
    kota_id: null,
    kota: null,
    pasar_id: null,
    nama_pasar: null,
  }
  const chart = grafikRapidWilayah([{ ...place, ...rapid, persentase_positif: 6.3 }])
  expect(chart.categories[0]?.label).toBe('Jawa Barat (6,3% dari 1.333 uji)')
  expect(chart.series.map(({ values }) => values[0])).toEqual([14, 7, 25, 8, 30])
  const seven = Array.from({ length: 7 }, () => ({ ...place, ...rapid, persentase_positif: 6.3 }))
  const drawn = shownData('ranking', grafikRapidWilayah(seven)).categories.map(({ label }) => label)
  expect([drawn.length, drawn.at(-1)]).toEqual([6, 'Lainnya (2)'])
  expect([0, 4, undefined].map(keadaanKe)).toEqual(['terkonfirmasi', 'tidak_diuji', undefined])
})

test('the lowest come first, ten at the most; Lainnya is the rest', () => {
  const rows = Array.from(
    { length: 12 },
    (_, n) => ({ kota: `Kota ${n}`, avg_total_nilai: 100 - n }) as SanitasiWilayah,
  )
  expect(terendah(rows).map(({ avg_total_nilai }) => avg_total_nilai)).toEqual([
    89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
  ])
  const { categories } = grafikKomoditas([{ komoditas_id: null, komoditas: 'Lainnya', total_pedagang: null }])
  expect(categories).toEqual([{ key: 'lainnya', label: 'Lainnya', rest: true }])
})

test('who sells two commodities is one trader in the total', () => {
  const rows = [
    { komoditas_id: 1, komoditas: 'Cabai', total_pedagang: 11 },
    { komoditas_id: 2, komoditas: 'Tomat', total_pedagang: 9 },
  ]
  expect(describeChart(grafikKomoditas(rows, 11))).toContain('Seluruhnya 11 pedagang')
  expect(describeChart(grafikKomoditas(rows))).not.toContain('Seluruhnya')
})

test('growth says how it is reckoned, and is unknown from nought', () => {
  const how = 'Pertumbuhan = (jumlah − tahun lalu) ÷ tahun lalu'
  expect(kataTumbuh(15, 10, 'periode yang sama 2025')).toBe(`${how}: 50,0% dari periode yang sama 2025.`)
  expect(kataTumbuh(15, 0, '2025')).toBe(`${how}: tidak ada pada 2025.`)
})

test('a figure opens the list of its region; the account’s own region is not a filter', () => {
  const saringan = { tahun: 2026, bulan: undefined, provinsi: 32, kota: undefined, terbuka: false }
  const search = { hasil_uji: 'Positif' }
  const row = { provinsi_id: 32, kota_id: 3273, pasar_id: null }
  const of = (scope: Parameters<typeof daftarPasar>[1]) =>
    daftarPasar(saringan, scope)('rapid', search, row)?.search
  expect(of({ jenis: 'semua' })).toEqual({ provinsi_id: '32', kota_id: '3273', ...search })
  expect(of({ jenis: 'provinsi', provinsi_id: 32 })).toEqual({ kota_id: '3273', ...search })
  expect(of({ jenis: 'kota', provinsi_id: 32, kota_id: 3273 })).toEqual(search)
  expect(
    daftarPasar(saringan, { jenis: 'kota', provinsi_id: 32, kota_id: 3273 })(
      'sanitasi',
      {},
      {
        ...row,
        pasar_id: 7,
      },
    ),
  ).toEqual({ to: '/pasar/admin/higiene', search: { pasar_id: '7' } })
  expect(tanpaDaftar('rapid', search, row)).toBeUndefined()
  expect([0, 1, 2, 3].map(kategoriKe)).toEqual(['PSAT', 'PSAH', 'PSAI', undefined])
})
