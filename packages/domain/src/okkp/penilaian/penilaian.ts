import { rerata } from '../../platform/dasbor/angka.ts'

/**
 * Labels of the ratings 1 to 5 (specification, section 3). Separate from the schemas, so that public pages do not load
 * Zod.
 */
export const penilaianLabels = {
  1: 'Sangat Tidak Puas',
  2: 'Tidak Puas',
  3: 'Cukup Puas',
  4: 'Puas',
  5: 'Sangat Puas',
} as const
export type Nilai = keyof typeof penilaianLabels
export const nilaiPenilaian = [1, 2, 3, 4, 5] as const satisfies readonly Nilai[]

/** A second click on the same rating clears it. */
export function chooseNilai(now: Nilai | null, chosen: Nilai): Nilai | null {
  return now === chosen ? null : chosen
}

/** Returns the published average with two decimals. Null without ratings. */
export const rerataPenilaian = (points: number, count: number): number | null => rerata(points, count, 2)
