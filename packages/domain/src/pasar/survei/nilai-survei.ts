import { bulatkan, rerata } from '../../platform/statistik/angka.ts'

export const predikatSurvei = ['Kurang', 'Cukup', 'Baik', 'Sangat Baik'] as const
export type PredikatSurvei = (typeof predikatSurvei)[number]

/** 0 to 25 Kurang, over 25 to 50 Cukup, over 50 to 75 Baik, over 75 Sangat Baik (specification, section 7). */
export function predikatOf(persentase: number): PredikatSurvei {
  if (persentase > 75) return 'Sangat Baik'
  if (persentase > 50) return 'Baik'
  return persentase > 25 ? 'Cukup' : 'Kurang'
}

/** Answers by the code of their item. */
export type JawabanSurvei = Readonly<Record<string, number>>

interface Lembar {
  /** Codes of the items. */
  butir: readonly { kode: string }[]
  /** Words of the values from 1 upwards. */
  skala: readonly string[]
}

/** What is wrong with answers, by the field at which it is said; undefined when nothing is. */
export function salahJawaban({ butir, skala }: Lembar, jawaban: JawabanSurvei) {
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

/** Of respondents together: the points they gave out of those they could give. Without respondents it is unknown. */
export function persentaseSurvei(
  { butir, skala }: Lembar,
  { total_nilai, total_responden }: { total_nilai: number; total_responden: number },
): number | null {
  const most = skala.length * butir.length * total_responden
  return most === 0 ? null : (total_nilai / most) * 100
}

/** A percentage as it leaves the portal: one decimal (section 9). */
export const bulatkanPresentase = (presentase: number): number => bulatkan(presentase, 1)

/** What is told of a survey. Its rating goes by the percentage itself. */
export function ringkasSurvei(lembar: Lembar, sums: { total_nilai: number; total_responden: number }) {
  const presentase = persentaseSurvei(lembar, sums)
  return {
    rata_nilai: rerata(sums.total_nilai, sums.total_responden),
    presentase: presentase === null ? null : bulatkanPresentase(presentase),
    predikat: presentase === null ? null : predikatOf(presentase),
  }
}
