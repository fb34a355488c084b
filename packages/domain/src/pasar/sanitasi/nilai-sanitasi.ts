import { formatNumber } from '../../platform/format.ts'
import { bulatkan } from '../../platform/statistik/angka.ts'
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

/** Under 60 Kurang, 60 to 80 Cukup, over 80 Baik (specification, section 7). */
export function predikatSanitasiOf(nilai: number): PredikatSanitasi {
  if (nilai > 80) return 'Baik'
  return nilai >= 60 ? 'Cukup' : 'Kurang'
}

/** A score as it leaves the portal: one decimal (section 9). */
export const bulatkanSkor = (nilai: number): number => bulatkan(nilai, 1)

/** What is told of a score. Its rating goes by the score itself: 80.04 is told as 80 and is over 80 all the same. */
export const skorOf = (nilai: number | null) =>
  nilai === null
    ? { nilai: null, predikat: null }
    : { nilai: bulatkanSkor(nilai), predikat: predikatSanitasiOf(nilai) }

export type AspekKode = keyof typeof aspekSanitasi
export const aspekKodes = Object.keys(aspekSanitasi).map(Number) as AspekKode[]

interface Butir {
  aspek_kode: number
  /** Null while nobody has answered. */
  jawaban: JawabanButir | null
}

export interface NilaiAspek {
  aspek_kode: AspekKode
  butir: number
  dijawab: number
  /** Null while nothing counts: no answer yet, or nothing of it applies here. */
  nilai: number | null
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Points of an aspect out of those it could have; what does not apply counts for nothing. Aspects without items are left out. */
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

/** Of what was answered so far. Every aspect weighs the same, however many items it has. */
export function nilaiSementara(aspek: readonly NilaiAspek[]): number | null {
  return mean(aspek.flatMap(({ nilai }) => (nilai === null ? [] : [nilai])))
}

/** The score: none before every item was answered, or a few items would speak for the whole market. */
export function nilaiTotal(aspek: readonly NilaiAspek[]): number | null {
  return aspek.every(({ dijawab, butir }) => dijawab === butir) ? nilaiSementara(aspek) : null
}

/** What is still to be answered, by aspect; undefined where nothing is. */
export function sebutBelum(butir: readonly (Butir & { kode: string })[]): string | undefined {
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
