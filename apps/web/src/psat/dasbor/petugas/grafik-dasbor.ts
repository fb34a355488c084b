import type { Result } from '@portal/domain/platform/contract'
import { alurLabels, type NamaAlur } from '@portal/domain/psat/alur/alur'
import type {
  documentPerProcess,
  progressServices,
  serviceTimes,
  weeklyReport,
  workloadUser,
} from '@portal/domain/psat/dasbor/dasbor.contract'
import type { ChartData } from '#platform/chart/chart-data.ts'

type PerProses = Result<typeof documentPerProcess>['data']
type Kemajuan = Result<typeof progressServices>['data']
type Beban = Result<typeof workloadUser>['data']
type Layanan = Result<typeof serviceTimes>['data'][number]
type Mingguan = Result<typeof weeklyReport>['data']

const berkas = { style: 'count', unit: 'berkas' } as const
/**
 * One file counts several times: it has several people and passes through several events. The values must not be added
 * up.
 */
const berkasBerulang = { style: 'overlap', unit: 'berkas' } as const

export const tahapDari = (rows: PerProses, alur: NamaAlur) => rows.filter((row) => row.alur === alur)

/** Chart of the stages of one track, in the order of the track. */
export function grafikTahap(rows: PerProses, alur: NamaAlur): ChartData {
  const own = tahapDari(rows, alur)
  return {
    dimension: 'Tahap',
    categories: own.map(({ process, label }) => ({
      key: process,
      // Two stages with the same code share a label, so the chart adds the first word of their key.
      label: own.filter((row) => row.label === label).length > 1 ? `${label} (${turnOf(process)})` : label,
    })),
    series: [{ key: alur, label: alurLabels[alur], color: 1, values: own.map(({ count }) => count) }],
    measure: berkas,
  }
}

/** Returns the first word of a stage name: "pemeriksaan" of "pemeriksaan_pembayaran". */
const turnOf = (process: string) => process.split('_')[0] ?? process

export const seriKemajuan = [
  { key: 'totalAudit', label: 'Mulai diaudit', color: 3, peristiwa: 'audit' },
  { key: 'totalRevision', label: 'Diminta perbaikan', color: 5, peristiwa: 'revisi' },
  { key: 'totalEndAudit', label: 'Audit selesai', color: 2, peristiwa: 'akhir_audit' },
  { key: 'totalComplete', label: 'Terbit', color: 1, peristiwa: 'terbit' },
  { key: 'totalDeadlineAudit', label: 'Tenggat audit jatuh', color: 8, peristiwa: undefined },
] as const

const pendek = (label: string) => label.replace(/^Minggu (\d) (\S+).*$/, 'M$1 $2')

export function grafikKemajuan(rows: Kemajuan, unit: 'hari' | 'minggu'): ChartData {
  return {
    dimension: unit === 'hari' ? 'Tanggal' : 'Minggu',
    categories: rows.map(({ date, label }) => ({ key: date, label, short: pendek(label) })),
    series: seriKemajuan.map(({ key, label, color }) => ({
      key,
      label,
      color,
      values: rows.map((row) => row[key]),
    })),
    measure: berkasBerulang,
    ordered: true,
  }
}

export function grafikBeban(rows: Beban): ChartData {
  return {
    dimension: 'Petugas',
    categories: rows.map(({ userId, role, nama }) => ({ key: `${role}-${userId}`, label: nama })),
    series: [{ key: 'berkas', label: 'Berkas berjalan', color: 1, values: rows.map(({ count }) => count) }],
    measure: berkasBerulang,
  }
}

type Ringkas = Pick<Layanan['total'], 'mean' | 'median' | 'p90'>

const seriHari = (rows: readonly Ringkas[]): ChartData['series'] => [
  { key: 'mean', label: 'Rata-rata', color: 8, values: rows.map(({ mean }) => mean) },
  { key: 'median', label: 'Median', color: 1, values: rows.map(({ median }) => median) },
  { key: 'p90', label: 'Persentil ke-90', color: 5, values: rows.map(({ p90 }) => p90) },
]
const hariKerja = { style: 'score', unit: 'hari kerja' } as const

export function grafikKelompok(groups: readonly Layanan[], dimension: string): ChartData {
  return {
    dimension,
    categories: groups.map(({ key, label }) => ({ key, label })),
    series: seriHari(groups.map(({ total }) => total)),
    measure: hariKerja,
  }
}

/** Office days and waiting days have separate charts. */
export const bagianLayanan = ({ stages }: Layanan, paused: boolean) =>
  stages.filter((stage) => stage.paused === paused)

export function grafikLayanan(layanan: Layanan, paused: boolean): ChartData {
  const own = bagianLayanan(layanan, paused)
  return {
    dimension: 'Tahap',
    categories: own.map(({ process, label, alur }) => ({
      key: process,
      label: own.some((one) => one.label === label && one.alur !== alur)
        ? `${label} (${alurLabels[alur].toLowerCase()})`
        : label,
    })),
    series: seriHari(own),
    measure: hariKerja,
  }
}

export const seriMingguan = [
  { key: 'totalUpload', label: 'Masuk', color: 3 },
  { key: 'totalComplete', label: 'Terbit', color: 1 },
  { key: 'totalReject', label: 'Ditolak', color: 4 },
] as const

export function grafikMingguan(rows: Mingguan): ChartData {
  return {
    dimension: 'Minggu',
    categories: rows.map(({ date, label }) => ({ key: date, label, short: pendek(label) })),
    series: seriMingguan.map(({ key, label, color }) => ({
      key,
      label,
      color,
      ...(key === 'totalReject' && { hatch: true }),
      values: rows.map((row) => row[key]),
    })),
    measure: berkasBerulang,
    ordered: true,
  }
}
