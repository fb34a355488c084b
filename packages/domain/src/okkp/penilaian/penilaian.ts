import { rerata } from '../../platform/statistik/angka.ts'

/** 1 to 5, as people read them (specification, section 3); apart from the schemas, for pages without Zod. */
export const penilaianLabels = {
  1: 'Sangat Tidak Puas',
  2: 'Tidak Puas',
  3: 'Cukup Puas',
  4: 'Puas',
  5: 'Sangat Puas',
} as const
export type Nilai = keyof typeof penilaianLabels
export const nilaiPenilaian = [1, 2, 3, 4, 5] as const satisfies readonly Nilai[]

/** Choosing what is chosen already takes the choice back. */
export function pilihNilai(now: Nilai | null, chosen: Nilai): Nilai | null {
  return now === chosen ? null : chosen
}

/** The mean of ratings as it leaves the portal: two decimals; null of none. */
export const rerataPenilaian = (points: number, count: number): number | null => rerata(points, count, 2)
