import { rerata, roundTo } from '../../platform/dasbor/angka.ts'

export const predikatSurvei = ['Kurang', 'Cukup', 'Baik', 'Sangat Baik'] as const
export type PredikatSurvei = (typeof predikatSurvei)[number]

/**
 * Returns the rating: 0 to 25 Kurang, above 25 to 50 Cukup, above 50 to 75 Baik, above 75 Sangat Baik (specification,
 * section 7).
 */
export function predikatOf(persentase: number): PredikatSurvei {
  if (persentase > 75) return 'Sangat Baik'
  if (persentase > 50) return 'Baik'
  return persentase > 25 ? 'Cukup' : 'Kurang'
}

export type JawabanSurvei = Readonly<Record<string, number>>

interface Lembar {
  butir: readonly { kode: string }[]
  /** Labels of the values, starting at 1. */
  skala: readonly string[]
}

/** Returns the field and message of the first invalid answer, or undefined if all answers are valid. */
export function faultOfJawaban({ butir, skala }: Lembar, jawaban: JawabanSurvei) {
  const known = new Set(butir.map(({ kode }) => kode))
  for (const [kode, nilai] of Object.entries(jawaban)) {
    const field = `jawaban.${kode}`
    if (!known.has(kode)) return { field, message: `Butir ${kode} tidak ada pada kuesioner ini.` }
    if (!Number.isInteger(nilai) || nilai < 1 || nilai > skala.length)
      return { field, message: `Nilai butir ${kode} harus 1 sampai ${skala.length}.` }
  }
  const missing = butir.find(({ kode }) => !(kode in jawaban))
  return missing && { field: `jawaban.${missing.kode}`, message: `Butir ${missing.kode} belum dijawab.` }
}

export const totalNilai = (jawaban: JawabanSurvei) =>
  Object.values(jawaban).reduce((sum, nilai) => sum + nilai, 0)

/**
 * Returns the given points of all respondents as a percentage of the possible points. Returns null without respondents.
 */
export function persentaseSurvei(
  { butir, skala }: Lembar,
  { total_nilai, total_responden }: { total_nilai: number; total_responden: number },
): number | null {
  const most = skala.length * butir.length * total_responden
  return most === 0 ? null : (total_nilai / most) * 100
}

/** Rounds a percentage to one decimal for output (specification, section 9). */
export const roundPercentage = (presentase: number): number => roundTo(presentase, 1)

/** Returns the rounded result of a survey. The rating uses the exact percentage. */
export function summariseSurvei(lembar: Lembar, sums: { total_nilai: number; total_responden: number }) {
  const presentase = persentaseSurvei(lembar, sums)
  return {
    rata_nilai: rerata(sums.total_nilai, sums.total_responden),
    presentase: presentase === null ? null : roundPercentage(presentase),
    predikat: presentase === null ? null : predikatOf(presentase),
  }
}
