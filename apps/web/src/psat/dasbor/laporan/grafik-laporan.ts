import type { Result } from '@portal/domain/platform/contract'
import type { grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import { type ChartData, type ChartSeries, seriesTotal } from '#platform/chart/chart-data.ts'
import { bulanBerjalan } from '#platform/dasbor/periode.ts'
import { namaBulan } from '#psat/dasbor/laporan/nama-bulan.ts'

export type Bulan = Result<typeof grafikPermohonan>['response'][number]

/** Series of a stacked column, from the bottom up. */
const keadaan = [
  { key: 'selesai', label: 'Terbit', color: 1 },
  { key: 'proses', label: 'Diproses', color: 3 },
  { key: 'ditolak', label: 'Ditolak', color: 4, hatch: true },
] as const

const dasar = {
  dimension: 'Bulan',
  categories: namaBulan.map((label) => ({ key: label, label, short: label.slice(0, 3) })),
  measure: { style: 'count', unit: 'permohonan' },
  ordered: true,
} as const

/** Returns null instead of 0 for months that have not begun. `today` is a day in Jakarta time. */
function sampaiHariIni(
  bulan: readonly Bulan[],
  tahun: number,
  today: string,
  dari: (satu: Bulan) => number,
): (number | null)[] {
  const begun = (index: number) => `${tahun}-${String(index + 1).padStart(2, '0')}` <= today.slice(0, 7)
  return bulan.map((satu, index) => (begun(index) ? dari(satu) : null))
}

export function grafikPerBulan(bulan: readonly Bulan[], tahun: number, today: string): ChartData {
  const series = keadaan.map((satu) => ({
    ...satu,
    running: bulanBerjalan(tahun, today),
    values: sampaiHariIni(bulan, tahun, today, (isi) => isi[satu.key]),
  }))
  return { ...dasar, series }
}

export function grafikKeadaan(bulan: readonly Bulan[]): ChartData {
  const jumlah = (key: (typeof keadaan)[number]['key']) => bulan.reduce((sum, satu) => sum + satu[key], 0)
  return {
    dimension: 'Keadaan',
    categories: keadaan,
    series: [{ key: 'permohonan', label: 'Permohonan', values: keadaan.map(({ key }) => jumlah(key)) }],
    measure: dasar.measure,
  }
}

interface Setahun {
  tahun: number
  bulan: readonly Bulan[]
}

/** Chart of the same months in two years. The previous year is grey and dashed. */
export function grafikBanding(ini: Setahun, lalu: Setahun, today: string): ChartData {
  const garis = ({ tahun, bulan }: Setahun, color: 1 | 8): ChartSeries => ({
    key: String(tahun),
    label: String(tahun),
    color,
    running: bulanBerjalan(tahun, today),
    values: sampaiHariIni(bulan, tahun, today, ({ total }) => total),
  })
  return { ...dasar, series: [garis(ini, 1), garis(lalu, 8)] }
}

/** Returns the totals of both years over the months that have data in both. */
export function jumlahSebanding({ series }: ChartData): { ini: number; lalu: number } {
  const [ini, lalu] = series
  const known = lalu?.values.map((value, index) => (ini?.values[index] === null ? null : value)) ?? []
  return {
    ini: (ini && seriesTotal(ini)) ?? 0,
    lalu: (lalu && seriesTotal({ ...lalu, values: known })) ?? 0,
  }
}
