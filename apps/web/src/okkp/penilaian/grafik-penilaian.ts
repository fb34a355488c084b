import { penilaianLabels } from '@portal/domain/okkp/penilaian/penilaian'
import type { TrenPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { ChartData } from '#platform/chart/chart-data.ts'

const monthName = (style: 'long' | 'short') =>
  new Intl.DateTimeFormat('id', {
    month: style,
    year: style === 'long' ? 'numeric' : '2-digit',
    timeZone: 'UTC',
  })
const long = monthName('long')
const short = monthName('short')

/** Returns the monthly averages. A month without ratings is unknown, not 0. */
export function grafikRataRata({ bulan }: TrenPenilaian, today: string): ChartData {
  const place = bulan.findIndex((satu) => satu.bulan.startsWith(today.slice(0, 7)))
  const running = place < 0 ? undefined : place
  const values = bulan.map(({ rata_rata }) => rata_rata)
  return {
    dimension: 'Bulan',
    categories: bulan.map(({ bulan: key }) => {
      const day = new Date(key)
      return { key, label: long.format(day), short: short.format(day) }
    }),
    series: [{ key: 'rata', label: 'Rata-rata', color: 1, running, values }],
    measure: { style: 'score', unit: 'dari 5', decimals: 2, max: 5 },
    ordered: true,
  }
}

export function grafikSebaran({ sebaran }: TrenPenilaian): ChartData {
  return {
    dimension: 'Penilaian',
    categories: sebaran.map(({ nilai }) => ({
      key: String(nilai),
      label: penilaianLabels[nilai as keyof typeof penilaianLabels],
    })),
    series: [{ key: 'jumlah', label: 'Penilaian', color: 1, values: sebaran.map(({ jumlah }) => jumlah) }],
    measure: { style: 'count', unit: 'penilaian' },
  }
}

/** Returns the average of all ratings, weighted by count. */
export function rataSeluruhnya({ sebaran }: TrenPenilaian): number | null {
  const jumlah = sebaran.reduce((sum, satu) => sum + satu.jumlah, 0)
  return jumlah === 0 ? null : sebaran.reduce((sum, satu) => sum + satu.nilai * satu.jumlah, 0) / jumlah
}
