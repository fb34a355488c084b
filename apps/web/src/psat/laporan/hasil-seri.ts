import type { Result } from '@portal/domain/platform/contract'
import type { grafikPermohonan } from '@portal/domain/psat/ringkasan/ringkasan.contract'

export type Bulan = Result<typeof grafikPermohonan>['response'][number]

/** The series from the foot of a bar upwards; `hasil` is their name in the monthly lists. */
export const seri = [
  { kunci: 'selesai', label: 'Terbit', hasil: 'finish' },
  { kunci: 'proses', label: 'Diproses', hasil: 'ongoing' },
  { kunci: 'ditolak', label: 'Ditolak', hasil: 'reject' },
] as const

/** A round number at or above the highest bar, so that the axis has four even steps. */
export function puncakSumbu(bulan: readonly Pick<Bulan, 'total'>[]): number {
  const highest = Math.max(4, ...bulan.map(({ total }) => total))
  const step = 10 ** Math.floor(Math.log10(highest / 4))
  const unit = [1, 2, 2.5, 5, 10].map((n) => n * step).find((n) => Number.isInteger(n) && n * 4 >= highest)
  return (unit ?? Math.ceil(highest / 4)) * 4
}
