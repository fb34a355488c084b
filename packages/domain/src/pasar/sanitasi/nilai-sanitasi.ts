import { roundTo } from '../../platform/dasbor/angka.ts'
import { formatNumber } from '../../platform/format.ts'
import { aspekSanitasi } from '../sop/sop.contract.ts'

export const jawabanButir = ['ya', 'sebagian', 'tidak', 'tidak_berlaku'] as const
export type JawabanButir = (typeof jawabanButir)[number]
export const jawabanLabels: Record<JawabanButir, string> = {
  ya: 'Ya',
  sebagian: 'Sebagian',
  tidak: 'Tidak',
  tidak_berlaku: 'Tidak berlaku',
}

const poin: Record<JawabanButir, number | null> = { ya: 2, sebagian: 1, tidak: 0, tidak_berlaku: null }
const most = 2

export const predikatSanitasi = ['Kurang', 'Cukup', 'Baik'] as const
export type PredikatSanitasi = (typeof predikatSanitasi)[number]

/** Returns the rating: below 60 Kurang, 60 to 80 Cukup, above 80 Baik (specification, section 7). */
export function predikatSanitasiOf(nilai: number): PredikatSanitasi {
  if (nilai > 80) return 'Baik'
  return nilai >= 60 ? 'Cukup' : 'Kurang'
}

/** Rounds a score to one decimal for output (specification, section 9). */
export const roundSkor = (nilai: number): number => roundTo(nilai, 1)

/** Returns the rounded score and its rating. The rating uses the exact score: 80.04 is shown as 80 but is above 80. */
export const skorOf = (nilai: number | null) =>
  nilai === null
    ? { nilai: null, predikat: null }
    : { nilai: roundSkor(nilai), predikat: predikatSanitasiOf(nilai) }

export type AspekKode = keyof typeof aspekSanitasi
export const aspekKodes = Object.keys(aspekSanitasi).map(Number) as AspekKode[]

interface Butir {
  aspek_kode: number
  jawaban: JawabanButir | null
}

export interface NilaiAspek {
  aspek_kode: AspekKode
  butir: number
  dijawab: number
  /** Null if no item counts, because none has an answer or none applies. */
  nilai: number | null
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the share of possible points per aspect. Items that do not apply do not count. The result omits aspects
 * without items.
 */
export function nilaiAspek(butir: readonly Butir[]): NilaiAspek[] {
  return aspekKodes.flatMap((aspek_kode) => {
    const own = butir.filter((satu) => satu.aspek_kode === aspek_kode)
    if (own.length === 0) return []
    const points = own
      .flatMap(({ jawaban }) => (jawaban === null ? [] : [poin[jawaban]]))
      .filter((one) => one !== null)
    const share = mean(points)
    return [
      {
        aspek_kode,
        butir: own.length,
        dijawab: own.filter(({ jawaban }) => jawaban !== null).length,
        nilai: share === null ? null : (share / most) * 100,
      },
    ]
  })
}

/** Returns the score of the answers so far. Every aspect has the same weight, however many items it has. */
export function nilaiSementara(aspek: readonly NilaiAspek[]): number | null {
  return mean(aspek.flatMap(({ nilai }) => (nilai === null ? [] : [nilai])))
}

/** Returns the final score, or null if an answer is missing. A few items must not represent the whole market. */
export function nilaiTotal(aspek: readonly NilaiAspek[]): number | null {
  return aspek.every(({ dijawab, butir }) => dijawab === butir) ? nilaiSementara(aspek) : null
}

/** Describes the unanswered items by aspect. Returns undefined if there are none. */
export function describeBelum(butir: readonly (Butir & { kode: string })[]): string | undefined {
  const belum = butir.filter(({ jawaban }) => jawaban === null)
  if (belum.length === 0) return undefined
  const parts = aspekKodes.flatMap((aspek_kode) => {
    const [all, own] = [butir, belum].map((rows) => rows.filter((satu) => satu.aspek_kode === aspek_kode))
    if (!own || own.length === 0) return []
    const which =
      own.length === all?.length
        ? `semua ${formatNumber(own.length)} butir`
        : own.map(({ kode }) => kode).join(', ')
    return [`${aspekSanitasi[aspek_kode]} (${which})`]
  })
  return `${formatNumber(belum.length)} dari ${formatNumber(butir.length)} butir belum dinilai: ${parts.join('; ')}.`
}
