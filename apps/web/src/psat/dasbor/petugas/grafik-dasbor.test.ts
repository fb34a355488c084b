import { expect, test } from 'vitest'
import { bebanDari, daftarBerkas, masukDalam } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import {
  grafikBeban,
  grafikKemajuan,
  grafikLayanan,
  grafikMingguan,
  grafikTahap,
} from '#psat/dasbor/petugas/grafik-dasbor.ts'

const tahap = (process: string, label: string, alur: 'pengajuan' | 'berkas', count: number) => ({
  process,
  label,
  alur,
  count,
  code: 10,
  percentage: 0,
})

test('stages of one track alone, and two turns of one name told apart', () => {
  const data = grafikTahap(
    [
      tahap('menunggu_pembayaran', 'Menunggu Pembayaran PNBP', 'pengajuan', 2),
      tahap('pemeriksaan_pembayaran', 'Menunggu Pembayaran PNBP', 'pengajuan', 1),
      tahap('complete', 'Terbit', 'berkas', 7),
    ],
    'pengajuan',
  )
  expect(data.categories.map(({ label }) => label)).toEqual([
    'Menunggu Pembayaran PNBP (menunggu)',
    'Menunggu Pembayaran PNBP (pemeriksaan)',
  ])
  expect(data.series[0]?.values).toEqual([2, 1])
})

const hari = { count: 0, mean: null, median: null, p90: null }

test('service times: unknown stays unknown, waiting is a chart of its own, names of both tracks are told apart', () => {
  const stage = (process: string, alur: 'pengajuan' | 'berkas', paused: boolean) => ({
    process,
    alur,
    paused,
    label: 'Audit lapang',
    count: 2,
    mean: 3.5,
    median: 3,
    p90: 4,
  })
  const stages = [
    stage('audit_lapang', 'pengajuan', false),
    stage('kunjungan', 'berkas', false),
    { ...stage('upload_revision', 'berkas', true), mean: null },
  ]
  const answer = { key: 'semua', label: 'Semua', total: hari, paused: hari, stages }
  expect(grafikLayanan(answer, false).categories.map(({ label }) => label)).toEqual([
    'Audit lapang (pengajuan)',
    'Audit lapang (berkas)',
  ])
  expect(grafikLayanan(answer, true).series.map(({ values }) => values)).toEqual([[null], [3], [4]])
})

test('weeks and days keep their order and have short names', () => {
  const angka = { totalComplete: 1, totalAudit: 2, totalRevision: 3, totalEndAudit: 4 }
  const minggu = { date: '2026-11-02', dateEnd: '2026-11-08', week: 2, label: 'Minggu 2 Nov 2026' }
  const maju = grafikKemajuan([{ ...minggu, ...angka, totalDeadlineAudit: 5 }], 'minggu')
  expect(maju.categories[0]).toMatchObject({ key: '2026-11-02', short: 'M2 Nov' })
  expect(maju.series.map(({ values }) => values[0])).toEqual([2, 3, 4, 1, 5])
  const jenis = { ...angka, totalUpload: 6, totalReject: 7 }
  const pekan = grafikMingguan([{ ...minggu, ...jenis, sppb_psat: jenis, izin_edar_pl: jenis }])
  expect(pekan.series.map(({ label, values }) => [label, values[0]])).toEqual([
    ['Masuk', 6],
    ['Terbit', 1],
    ['Ditolak', 7],
  ])
})

test('a figure opens the files it counts, in the region that is looked at', () => {
  const saringan = {
    provinsi: 32,
    kota: undefined,
    sumber: 'pusat' as const,
    mulai: '2026-01-01',
    sampai: '2026-11-16',
  }
  expect(daftarBerkas(saringan, { keluaran: 'terbit', ...masukDalam(saringan) })).toEqual({
    to: '/psat/admin/report',
    search: {
      tab: 'berkas',
      provinsiId: '32',
      isInputPusat: 'true',
      keluaran: 'terbit',
      masukDari: '2026-01-01',
      masukSampai: '2026-11-16',
    },
  })
  expect(bebanDari('LEAD_AUDITOR', 7)).toEqual({ keluaran: 'proses', leadAuditorUserId: 7 })
  expect(
    grafikBeban([
      { userId: 7, nama: 'Ani', role: 'AUDITOR', count: 3, workload: 100, nomorPermohonanList: [] },
    ]).categories,
  ).toEqual([{ key: 'AUDITOR-7', label: 'Ani' }])
})
