import { formatNumber, lowerFirst } from '../format.ts'

// This file does not import the schemas, so that public pages can use these names without Zod.
/** States of a positive rapid test. Until a laboratory confirms it, a positive is no verdict. */
export const keadaanPositif = [
  'terkonfirmasi',
  'ditarik',
  'tidak_terkonfirmasi',
  'menunggu',
  'tidak_diuji',
] as const
export type KeadaanPositif = (typeof keadaanPositif)[number]
export const keadaanLabels: Record<KeadaanPositif, string> = {
  terkonfirmasi: 'Dipastikan laboratorium',
  ditarik: 'Dipastikan, barang ditarik',
  tidak_terkonfirmasi: 'Tidak terbukti',
  menunggu: 'Menunggu uji laboratorium',
  tidak_diuji: 'Ditutup tanpa uji',
}

/** Result of a rapid test in fact tables: negative, or one of the states of a positive. */
export const negatif = 'negatif'
export type HasilRapidTest = typeof negatif | KeadaanPositif

export type TotalKeadaan = Record<`total_${KeadaanPositif}`, number>

/** Sums rapid tests by state. `n` is the number of tests in a row. */
export function countRapidTests(
  rows: readonly { keadaan: unknown; n: number }[],
): TotalKeadaan & Record<'total_rapid_test' | 'total_positif' | 'total_negatif', number> {
  const sum = (of: (keadaan: unknown) => boolean) =>
    rows.reduce((total, { keadaan, n }) => (of(keadaan) ? total + n : total), 0)
  const only = (wanted: HasilRapidTest) => sum((keadaan) => keadaan === wanted)
  const [total_rapid_test, total_negatif] = [sum(() => true), only(negatif)]
  return {
    total_rapid_test,
    total_positif: total_rapid_test - total_negatif,
    total_negatif,
    total_terkonfirmasi: only('terkonfirmasi'),
    total_ditarik: only('ditarik'),
    total_tidak_terkonfirmasi: only('tidak_terkonfirmasi'),
    total_menunggu: only('menunggu'),
    total_tidak_diuji: only('tidak_diuji'),
  }
}

/** Formats "21 dipastikan laboratorium, 25 tidak terbukti, 30 ditutup tanpa uji". It omits states without tests. */
export function describePositif(total: TotalKeadaan): string {
  return keadaanPositif
    .map((keadaan) => ({ keadaan, n: total[`total_${keadaan}`] }))
    .filter(({ n }) => n > 0)
    .map(({ keadaan, n }) => `${formatNumber(n)} ${lowerFirst(keadaanLabels[keadaan])}`)
    .join(', ')
}
