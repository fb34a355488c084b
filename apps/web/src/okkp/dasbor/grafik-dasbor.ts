import type {
  statistikKomoditas,
  statistikRegistrasi,
  statistikRegistrasiTahunan,
} from '@portal/domain/okkp/dasbor/dasbor-registrasi.contract'
import type {
  statistikRapidTest,
  statistikSdm,
  statistikUjiLab,
  statistikUjiMutu,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { Result } from '@portal/domain/platform/contract'
import { pertumbuhan } from '@portal/domain/platform/dasbor/angka'
import { bulanSingkat } from '@portal/domain/platform/dasbor/deret'
import { jenisLainnya, jenisRegistrasi } from '#okkp/dasbor/jenis-registrasi.ts'
import { type ChartData, categoryTotal } from '#platform/chart/chart-data.ts'
import { bulanBerjalan, titikBerjalan } from '#platform/dasbor/periode.ts'

type Tahunan = Result<typeof statistikRegistrasiTahunan>['data']
type Registrasi = Result<typeof statistikRegistrasi>['data']
type Komoditas = Result<typeof statistikKomoditas>['data']
type UjiLab = Result<typeof statistikUjiLab>['data']
type RapidTest = Result<typeof statistikRapidTest>['data']
type UjiMutu = Result<typeof statistikUjiMutu>['data']
type Sdm = Result<typeof statistikSdm>['data']

/** Fills missing years with zeros, so that the time axis has no gaps. */
export function grafikTahunan(rows: Tahunan, today: string, jenis?: number): ChartData {
  const [first, last] = [rows[0]?.years ?? 0, rows.at(-1)?.years ?? -1]
  const years = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  const rowOf = (year: number) => rows.find((row) => row.years === year)
  const place = years.indexOf(Number(today.slice(0, 4)))
  const running = place < 0 ? undefined : place
  const hasOthers = jenis === undefined && rows.some((row) => row[jenisLainnya.key] > 0)
  const kinds = jenisRegistrasi.filter(({ id }) => jenis === undefined || id === jenis)
  return {
    dimension: 'Tahun',
    categories: years.map((year) => ({ key: String(year), label: String(year) })),
    series: [...kinds, ...(hasOthers ? [jenisLainnya] : [])].map(({ key, label, color }) => ({
      key,
      label,
      color,
      running,
      values: years.map((year) => rowOf(year)?.[key] ?? 0),
    })),
    measure: { style: 'count', unit: 'registrasi' },
    ordered: true,
  }
}

/** Returns the growth of the shown kinds from the last but one year to the last. */
export function growthOf(tahunan: ChartData): number | null {
  const last = tahunan.categories.length - 1
  return pertumbuhan(categoryTotal(tahunan, last) ?? 0, categoryTotal(tahunan, last - 1) ?? 0)
}

/** Future months are unknown, the current month is incomplete, and the previous year is grey. */
export function grafikBulanan(
  ini: Pick<Registrasi, 'deret'>,
  lalu: Pick<Registrasi, 'deret'>,
  { tahun, today }: { tahun: number; today: string },
): ChartData {
  const monthsOf = (deret: Registrasi['deret'], year: number) =>
    bulanSingkat.map((_, month) => {
      const begun = `${year}-${String(month + 1).padStart(2, '0')}` <= today.slice(0, 7)
      return begun ? (deret.find((row) => row.years === year && row.months === month + 1)?.count ?? 0) : null
    })
  return {
    dimension: 'Bulan',
    categories: bulanSingkat.map((label) => ({ key: label, label })),
    series: [
      {
        key: 'ini',
        label: String(tahun),
        color: 1,
        running: bulanBerjalan(tahun, today),
        values: monthsOf(ini.deret, tahun),
      },
      { key: 'lalu', label: String(tahun - 1), color: 8, values: monthsOf(lalu.deret, tahun - 1) },
    ],
    measure: { style: 'count', unit: 'registrasi' },
    ordered: true,
  }
}

const komoditasOf = (rows: Komoditas['registrasi']) =>
  rows.map(({ komoditas_id, komoditas }) => ({
    key: String(komoditas_id),
    label: komoditas,
    ...(komoditas_id === null && { rest: true }),
  }))

export function grafikKomoditas(rows: Komoditas['registrasi'], unit: string): ChartData {
  return {
    dimension: 'Komoditas',
    categories: komoditasOf(rows),
    series: [{ key: 'jumlah', label: 'Jumlah', color: 1, values: rows.map(({ count }) => count) }],
    measure: { style: 'count', unit },
  }
}

export const ujiKomoditas = [
  { key: 'uji_lab', label: 'Uji laboratorium', color: 1, daftar: 'lab' },
  { key: 'rapid_test', label: 'Rapid test', color: 2, daftar: 'rapid' },
  { key: 'uji_mutu', label: 'Uji mutu', color: 3, daftar: 'mutu' },
] as const

export function grafikDiuji(rows: Komoditas['pengujian']): ChartData {
  return {
    dimension: 'Komoditas',
    categories: komoditasOf(rows),
    series: ujiKomoditas.map(({ key, label, color }) => ({
      key,
      label,
      color,
      values: rows.map((row) => row[key]),
    })),
    measure: { style: 'count', unit: 'pengujian' },
  }
}

/** Kinds that have at least one verdict. */
export const jenisDiuji = ({ jenis }: UjiLab) =>
  jenis.filter(({ total_ms, total_tms }) => total_ms + total_tms > 0)

export function grafikUjiLab(data: UjiLab): ChartData {
  const rows = jenisDiuji(data)
  return {
    dimension: 'Jenis uji',
    categories: rows.map(({ jenis_uji_lab_id, jenis }) => ({ key: String(jenis_uji_lab_id), label: jenis })),
    series: [
      { key: 'ms', label: 'MS', color: 1, values: rows.map(({ total_ms }) => total_ms) },
      {
        key: 'tms',
        label: 'TMS',
        color: 4,
        hatch: true,
        values: rows.map(({ total_tms }) => total_tms),
      },
    ],
    measure: { style: 'count', unit: 'sampel' },
  }
}

export const kategoriRapid = [
  { key: 'psat', label: 'PSAT', color: 1 },
  { key: 'psah', label: 'PSAH', color: 2 },
  { key: 'psai', label: 'PSAI', color: 3 },
] as const

/** Share of positives by month. A month without tests is unknown. */
export function grafikRapid({ deret }: RapidTest, today: string): ChartData {
  const points = deret.filter(
    ({ years, months }) => `${years}-${String(months).padStart(2, '0')}` <= today.slice(0, 7),
  )
  const running = titikBerjalan(points, today)
  return {
    dimension: 'Bulan',
    categories: points.map(({ label, years, months, weeks }) => ({
      key: `${years}-${months}-${weeks ?? ''}`,
      label,
      short: label.split(' ')[0] ?? label,
    })),
    series: kategoriRapid.map(({ key, label, color }) => ({
      key,
      label,
      color,
      running,
      values: points.map((point) => {
        const [positif, negatif] = [point[`total_positif_${key}`], point[`total_negatif_${key}`]]
        return positif + negatif > 0 ? (positif / (positif + negatif)) * 100 : null
      }),
    })),
    measure: { style: 'percent', unit: 'positif saringan' },
    ordered: true,
  }
}

export function grafikMutu({ kelas }: UjiMutu): ChartData {
  return {
    dimension: 'Kelas mutu',
    categories: kelas.map(({ kelas_mutu_id, kelas_mutu }) => ({
      key: String(kelas_mutu_id),
      label: kelas_mutu,
    })),
    series: [{ key: 'uji', label: 'Sampel', values: kelas.map(({ total_kelas_mutu }) => total_kelas_mutu) }],
    measure: { style: 'count', unit: 'sampel' },
  }
}

export function grafikSdm({ kategori: rows, total_berlaku: whole }: Sdm): ChartData {
  return {
    dimension: 'Kategori',
    categories: rows.map(({ kategori: key, label }) => ({
      key,
      label,
      ...(key === 'lainnya' && { rest: true }),
    })),
    series: [
      { key: 'berlaku', label: 'Orang', color: 1, values: rows.map(({ total_berlaku }) => total_berlaku) },
    ],
    measure: { style: 'overlap', unit: 'orang' },
    whole,
  }
}
