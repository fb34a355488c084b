import { formatMeasure, formatNumber } from '../../platform/format.ts'

/** Classes by number. The specification defines 1 and 2, the others follow in descending quality. */
export const kelasMutuLabels = {
  1: 'Premium',
  2: 'Medium',
  3: 'Submedium',
  4: 'Pecah',
  5: 'Di luar kelas mutu',
} as const
export type KelasMutu = keyof typeof kelasMutuLabels
export const kelasMutuIds = Object.keys(kelasMutuLabels).map(Number) as readonly KelasMutu[]
const luarKelas: KelasMutu = 5
/** Classes for manual choice. "Pecah" applies to rice only. */
export const kelasManualIds = kelasMutuIds.filter((id) => id !== 4)

/** Measures of rice in the order of the regulation. */
export const kunciMutu = [
  'derajat_sosoh',
  'kadar_air',
  'butir_menir',
  'butir_patah',
  'butir_lain',
  'butir_gabah',
  'benda_lain',
] as const
export type KunciMutu = (typeof kunciMutu)[number]

/** Row of the rule table (Perbadan 2/2023, Lampiran II). */
export interface AturanMutu {
  kunci: KunciMutu
  nama: string
  arah: 'minimal' | 'maksimal'
  /** Limits of Premium, Medium, Submedium and Pecah. Null if a class has no limit. */
  batas: (number | null)[]
  satuan: string
  catatan: string | null
}

export const jenisBerasLabels = {
  sosoh: 'Beras sosoh (putih, termasuk ketan)',
  pecah_kulit: 'Beras pecah kulit',
  merah: 'Beras merah',
  hitam: 'Beras hitam',
} as const
export type JenisBeras = keyof typeof jenisBerasLabels
export const jenisBeras = Object.keys(jenisBerasLabels) as [JenisBeras, ...JenisBeras[]]

/** Derives the kind of rice from the commodity name. Undefined for other foods. */
export function berasOf(komoditas: string): JenisBeras | undefined {
  if (!/^beras\b/i.test(komoditas)) return undefined
  if (/pecah kulit|coklat/i.test(komoditas)) return 'pecah_kulit'
  if (/ketan/i.test(komoditas)) return 'sosoh'
  if (/merah/i.test(komoditas)) return 'merah'
  return /hitam/i.test(komoditas) ? 'hitam' : 'sosoh'
}

/** The degree of milling applies only to milled rice, not to rice that keeps its bran. */
export function aturanUntuk(aturan: readonly AturanMutu[], beras: JenisBeras): readonly AturanMutu[] {
  return beras === 'sosoh' ? aturan : aturan.filter(({ kunci }) => kunci !== 'derajat_sosoh')
}

const meetsLimit = ({ arah }: AturanMutu, nilai: number, batas: number | null) =>
  batas === null || (arah === 'minimal' ? nilai >= batas : nilai <= batas)

function kelasSatu(aturan: AturanMutu, nilai: number): KelasMutu {
  const index = aturan.batas.findIndex((batas) => meetsLimit(aturan, nilai, batas))
  return index === -1 ? luarKelas : ((index + 1) as KelasMutu)
}

export type UkuranMutu = Partial<Record<KunciMutu, number | null | undefined>>

export interface PutusanMutu {
  /** Undefined without any measure. With missing measures, the best class that is still possible. */
  kelas: KelasMutu | undefined
  /** Measures that prevent a better class. Empty for Premium. */
  penentu: readonly KunciMutu[]
  kurang: readonly KunciMutu[]
  alasan: string
}

/**
 * Returns the best class whose limits all hold. Limits only widen from class to class, so the result is the worst class
 * of any single measure. The measures with that class are the deciding ones.
 */
export function decideKelas(
  aturan: readonly AturanMutu[],
  beras: JenisBeras,
  ukuran: UkuranMutu,
): PutusanMutu {
  const berlaku = aturanUntuk(aturan, beras)
  const kurang = berlaku.filter(({ kunci }) => ukuran[kunci] == null).map(({ kunci }) => kunci)
  const dinilai = berlaku.flatMap((each) => {
    const nilai = ukuran[each.kunci]
    return nilai == null ? [] : [{ aturan: each, nilai, kelas: kelasSatu(each, nilai) }]
  })
  if (dinilai.length === 0) return { kelas: undefined, penentu: [], kurang, alasan: '' }
  const kelas = Math.max(...dinilai.map((each) => each.kelas)) as KelasMutu
  const penentu = kelas === 1 ? [] : dinilai.filter((each) => each.kelas === kelas)
  return {
    kelas,
    penentu: penentu.map((each) => each.aturan.kunci),
    kurang,
    alasan:
      penentu.map((each) => sebab(each.aturan, each.nilai, kelas)).join('; ') ||
      'Semua hasil ukur memenuhi batas Premium',
  }
}

/** Returns a text like "butir patah 18% (b/b) melebihi 15 untuk Premium", which names the next better class. */
function sebab({ nama, satuan, arah, batas }: AturanMutu, nilai: number, kelas: KelasMutu): string {
  const missed = batas[kelas - 2]
  const better = kelasMutuLabels[(kelas - 1) as KelasMutu]
  const verb = arah === 'minimal' ? 'kurang dari' : 'melebihi'
  return `${nama} ${formatMeasure(nilai, satuan)} ${verb} ${formatNumber(missed ?? 0)} untuk ${better}`
}
