import type {
  BandingSurvei,
  PasarDana,
  PedagangKomoditas,
  RapidRingkas,
  RapidWaktu,
  RapidWilayah,
  SanitasiRingkas,
  SanitasiWilayah,
  WilayahBaris,
} from '@portal/domain/pasar/dasbor/dasbor.schema'
import { sumberDanaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import { persenDari, pertumbuhan } from '@portal/domain/platform/dasbor/angka'
import { teratasWilayah } from '@portal/domain/platform/dasbor/teratas'
import { formatNumber } from '@portal/domain/platform/format'
import {
  describePositif,
  type KeadaanPositif,
  keadaanLabels,
} from '@portal/domain/platform/pengujian/keadaan-positif'
import type { ChartData } from '#platform/chart/chart-data.ts'
import { titikBerjalan } from '#platform/dasbor/periode.ts'

export const namaBaris = ({ nama_pasar, kota, provinsi }: WilayahBaris): string =>
  nama_pasar ?? kota ?? provinsi ?? ''

export interface DuaSasaran {
  konsumen: BandingSurvei
  pedagang: BandingSurvei
}

const sasaran = [
  { key: 'konsumen', label: 'Konsumen' },
  { key: 'pedagang', label: 'Pedagang' },
] as const

export function grafikSurvei(total: DuaSasaran): ChartData {
  return {
    dimension: 'Sasaran',
    categories: sasaran,
    series: [
      {
        key: 'pre',
        label: 'Sebelum program',
        color: 8,
        values: sasaran.map(({ key }) => total[key].presentase_pre_program),
      },
      {
        key: 'post',
        label: 'Sesudah program',
        color: 1,
        values: sasaran.map(({ key }) => total[key].presentase_post_program),
      },
    ],
    measure: { style: 'percent', unit: 'persen', max: 100 },
  }
}

const persen = (value: number) => `${formatNumber(value, 1)}%`

function sisi(row: BandingSurvei, fase: 'pre' | 'post'): string {
  const n = row[`total_responden_${fase}_program`]
  const share = row[`presentase_${fase}_program`]
  const selang = row[`selang_${fase}_program`]
  if (share === null) return 'belum ada hasilnya'
  const sure = selang
    ? `selang 95% ${formatNumber(selang.dari, 1)} sampai ${persen(selang.sampai)}`
    : 'terlalu sedikit responden untuk memastikannya'
  return `${persen(share)} (n = ${formatNumber(n)}, ${sure})`
}

function berubah({ selisih }: BandingSurvei): string {
  if (!selisih) return ''
  const { poin, selang } = selisih
  const size =
    poin === 0 ? 'tidak berubah' : `${poin > 0 ? 'naik' : 'turun'} ${formatNumber(Math.abs(poin), 1)} poin`
  if (!selang) return `; ${size}, belum dapat dipastikan`
  const clear = selang.dari > 0 || selang.sampai < 0
  return `; ${size} (selang ${formatNumber(selang.dari, 1)} sampai ${formatNumber(selang.sampai, 1)}${clear ? '' : ', bisa jadi kebetulan'})`
}

/** Describes the survey percentages and their uncertainty in words, always with the number of respondents. */
export function kataSurvei(total: DuaSasaran): string {
  return sasaran
    .map(
      ({ key, label }) =>
        `${label}: sebelum ${sisi(total[key], 'pre')}; sesudah ${sisi(total[key], 'post')}${berubah(total[key])}.`,
    )
    .join(' ')
}

export function grafikAspek(
  ini: SanitasiRingkas,
  lalu: SanitasiRingkas | undefined,
  tahun: number,
): ChartData {
  const series = (key: number, color: 1 | 8, { data_aspek }: SanitasiRingkas) => ({
    key: String(key),
    label: String(key),
    color,
    values: data_aspek.map(({ total_nilai }) => total_nilai),
  })
  return {
    dimension: 'Aspek',
    categories: ini.data_aspek.map(({ aspek_kode, nama }) => ({ key: String(aspek_kode), label: nama })),
    series: [
      series(tahun, 1, ini),
      ...(lalu && lalu.count_total_nilai > 0 ? [series(tahun - 1, 8, lalu)] : []),
    ],
    measure: { style: 'score', unit: 'nilai', max: 100 },
  }
}

const most = 10

export function terendah(rows: readonly SanitasiWilayah[]): SanitasiWilayah[] {
  const known = (row: SanitasiWilayah) => row.avg_total_nilai ?? 101
  return rows.toSorted((a, b) => known(a) - known(b)).slice(0, most)
}

export function grafikSanitasi(rows: readonly SanitasiWilayah[]): ChartData {
  const shown = terendah(rows)
  return {
    dimension: 'Wilayah',
    categories: shown.map((row) => ({ key: namaBaris(row), label: namaBaris(row) })),
    series: [{ key: 'nilai', label: 'Nilai rata-rata', values: shown.map((row) => row.avg_total_nilai) }],
    measure: { style: 'score', unit: 'nilai', max: 100 },
  }
}

/**
 * Chart of commodities. A trader with several commodities counts in each. `traders` is the total number of traders, if
 * known.
 */
export function grafikKomoditas(rows: readonly PedagangKomoditas[], traders?: number | null): ChartData {
  return {
    dimension: 'Komoditas',
    categories: rows.map(({ komoditas_id, komoditas }) => ({
      key: String(komoditas_id ?? 'lainnya'),
      label: komoditas,
      rest: komoditas_id === null,
    })),
    series: [
      { key: 'pedagang', label: 'Pedagang', values: rows.map(({ total_pedagang }) => total_pedagang) },
    ],
    measure: { style: 'overlap', unit: 'pedagang' },
    whole: traders ?? undefined,
  }
}

export function grafikDokumen(
  list: readonly { kode: number; nama: string; persentase: number }[],
): ChartData {
  return {
    dimension: 'Dokumen',
    categories: list.map(({ kode, nama }) => ({ key: String(kode), label: nama })),
    series: [
      { key: 'ada', label: 'Pasar yang sudah punya', values: list.map(({ persentase }) => persentase) },
    ],
    measure: { style: 'percent', unit: 'persen', decimals: 2, max: 100 },
  }
}

/** Chart colors are fixed per category: PSAT 1, PSAH 2, PSAI 3. */
const kategori = [
  { key: 'psat', label: 'Asal tumbuhan (PSAT)', color: 1 },
  { key: 'psah', label: 'Asal hewan (PSAH)', color: 2 },
  { key: 'psai', label: 'Asal ikan (PSAI)', color: 3 },
] as const
type Kategori = (typeof kategori)[number]['key']
/** Returns the list filter value of the category at this chart position. */
export const kategoriKe = (place: number): string | undefined => kategori[place]?.key.toUpperCase()

/** Describes the growth and its formula. Growth is unknown if the previous value is zero. */
export function kataTumbuh(now: number, before: number, than: string): string {
  const growth = pertumbuhan(now, before)
  const how = 'Pertumbuhan = (jumlah − tahun lalu) ÷ tahun lalu'
  return growth === null
    ? `${how}: tidak ada pada ${than}.`
    : `${how}: ${formatNumber(growth, 1)}% dari ${than}.`
}

const begun = ({ years, months }: RapidWaktu, today: string) =>
  `${years}-${String(months).padStart(2, '0')}` <= today.slice(0, 7)
const tests = (row: RapidWaktu, key: Kategori) => row[`total_positif_${key}`] + row[`total_negatif_${key}`]

const waktu = (rows: readonly RapidWaktu[]) => ({
  dimension: rows.some(({ weeks }) => weeks !== null) ? 'Minggu' : 'Bulan',
  categories: rows.map(({ label }) => ({ key: label, label, short: label.replace('Minggu ', 'M') })),
  ordered: true,
})

export function grafikRapid(rows: readonly RapidWaktu[], today: string): ChartData {
  return {
    ...waktu(rows),
    series: kategori.map(({ key, label, color }) => ({
      key,
      label,
      color,
      running: titikBerjalan(rows, today),
      values: rows.map((row) => (begun(row, today) ? tests(row, key) : null)),
    })),
    measure: { style: 'count', unit: 'rapid test' },
  }
}

const keadaan = [
  { key: 'terkonfirmasi', color: 4, hatch: true },
  { key: 'ditarik', color: 3 },
  { key: 'tidak_terkonfirmasi', color: 1 },
  { key: 'menunggu', color: 5 },
  { key: 'tidak_diuji', color: 8 },
] as const satisfies readonly { key: KeadaanPositif; color: number; hatch?: true }[]
/** Returns the list filter value of the state at this chart position. */
export const keadaanKe = (place: number | undefined): KeadaanPositif | undefined =>
  place === undefined ? undefined : keadaan[place]?.key

const seriKeadaan = (of: (name: `total_${KeadaanPositif}`) => (number | null)[]) =>
  keadaan.map((one) => ({ ...one, label: keadaanLabels[one.key], values: of(`total_${one.key}`) }))
const positif = { style: 'count', unit: 'rapid test positif' } as const

export function grafikPositif(rows: readonly RapidWaktu[], today: string): ChartData {
  return {
    ...waktu(rows),
    series: seriKeadaan((name) => rows.map((row) => (begun(row, today) ? row[name] : null))).map((seri) => ({
      ...seri,
      running: titikBerjalan(rows, today),
    })),
    measure: positif,
  }
}

export function grafikDana(rows: readonly PasarDana[]): ChartData {
  const shown = rows.filter(({ total_pasar }) => total_pasar > 0)
  return {
    dimension: 'Sumber dana',
    categories: shown.map(({ sumber_dana }) => ({
      key: sumber_dana ?? 'belum',
      label: sumber_dana ? sumberDanaLabels[sumber_dana] : 'Belum diisi',
    })),
    series: [{ key: 'pasar', label: 'Pasar', values: shown.map(({ total_pasar }) => total_pasar) }],
    measure: { style: 'count', unit: 'pasar' },
  }
}

export function grafikKategori(rows: readonly RapidWaktu[]): ChartData {
  return {
    dimension: 'Asal pangan',
    categories: kategori,
    series: [
      {
        key: 'rapid',
        label: 'Rapid test',
        values: kategori.map(({ key }) => rows.reduce((sum, row) => sum + tests(row, key), 0)),
      },
    ],
    measure: { style: 'count', unit: 'rapid test' },
  }
}

export function grafikRapidWilayah(rows: readonly RapidWilayah[]): ChartData {
  return {
    dimension: 'Wilayah',
    categories: rows.map((row) => ({
      key: namaBaris(row),
      label: `${namaBaris(row)} (${persen(row.persentase_positif)} dari ${formatNumber(row.total_rapid_test)} uji)`,
    })),
    series: seriKeadaan((name) => rows.map((row) => row[name])),
    measure: positif,
    top: teratasWilayah,
  }
}

/**
 * Returns "84 dari 1.333 rapid test positif (6,3%): 21 dipastikan laboratorium, …" with a note that a screening result
 * proves no violation.
 */
export function kataPositif(rapid: RapidRingkas): string {
  const caution = 'Positif saringan belum berarti melanggar: uji laboratorium yang memastikannya.'
  if (rapid.total_positif === 0) return caution
  const rate = persen(persenDari(rapid.total_positif, rapid.total_rapid_test))
  return `${formatNumber(rapid.total_positif)} dari ${formatNumber(rapid.total_rapid_test)} rapid test positif (${rate}): ${describePositif(rapid)}. ${caution}`
}
