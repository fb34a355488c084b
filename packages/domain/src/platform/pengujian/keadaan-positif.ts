import { formatNumber, lowerFirst } from '../format.ts'

// Apart from the schemas: public pages name these without Zod.
/** What a positive screening has come to; until a laboratory confirms it, it accuses nobody. */
export const keadaanPositif = ['terkonfirmasi', 'tidak_terkonfirmasi', 'menunggu', 'tidak_diuji'] as const
export type KeadaanPositif = (typeof keadaanPositif)[number]
export const keadaanLabels: Record<KeadaanPositif, string> = {
  terkonfirmasi: 'Dipastikan laboratorium',
  tidak_terkonfirmasi: 'Tidak terbukti',
  menunggu: 'Menunggu uji laboratorium',
  tidak_diuji: 'Ditutup tanpa uji',
}

/** As counters keep it: every screening has one of these. */
export const negatif = 'negatif'
export type HasilSaringan = typeof negatif | KeadaanPositif

const positif = (keadaan: KeadaanPositif) => `Positif, ${lowerFirst(keadaanLabels[keadaan])}`
/** A result that stands alone: whatever became of it, it says that it was positive. */
export const hasilSaringanLabels: Record<HasilSaringan, string> = {
  negatif: 'Negatif',
  terkonfirmasi: positif('terkonfirmasi'),
  tidak_terkonfirmasi: positif('tidak_terkonfirmasi'),
  menunggu: positif('menunggu'),
  tidak_diuji: positif('tidak_diuji'),
}

export type TotalKeadaan = Record<`total_${KeadaanPositif}`, number>

/** Screenings by what they have come to; `n` of each. */
export function hitungSaringan(
  rows: readonly { keadaan: unknown; n: number }[],
): TotalKeadaan & Record<'total_rapid_test' | 'total_positif' | 'total_negatif', number> {
  const sum = (of: (keadaan: unknown) => boolean) =>
    rows.reduce((total, { keadaan, n }) => (of(keadaan) ? total + n : total), 0)
  const only = (wanted: HasilSaringan) => sum((keadaan) => keadaan === wanted)
  const [total_rapid_test, total_negatif] = [sum(() => true), only(negatif)]
  return {
    total_rapid_test,
    total_positif: total_rapid_test - total_negatif,
    total_negatif,
    total_terkonfirmasi: only('terkonfirmasi'),
    total_tidak_terkonfirmasi: only('tidak_terkonfirmasi'),
    total_menunggu: only('menunggu'),
    total_tidak_diuji: only('tidak_diuji'),
  }
}

/** "21 dipastikan laboratorium, 25 tidak terbukti, 30 ditutup tanpa uji"; what there is none of is left out. */
export function sebutPositif(total: TotalKeadaan): string {
  return keadaanPositif
    .map((keadaan) => ({ keadaan, n: total[`total_${keadaan}`] }))
    .filter(({ n }) => n > 0)
    .map(({ keadaan, n }) => `${formatNumber(n)} ${lowerFirst(keadaanLabels[keadaan])}`)
    .join(', ')
}
