import { formatMeasure, formatNumber } from '../../platform/format.ts'

/** Classes by number: 1 and 2 as the specification counts them, the others in falling order. */
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
/** "Pecah" is a word for rice alone. */
export const kelasManualIds = kelasMutuIds.filter((id) => id !== 4)

/** What is measured of rice, in the order of the regulation. */
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

/** One line of the rule table (Perbadan 2/2023, Lampiran II). */
export interface AturanMutu {
  kunci: KunciMutu
  nama: string
  arah: 'minimal' | 'maksimal'
  /** Of Premium, Medium, Submedium and Pecah; null where a class sets no limit. */
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

/** The kind of rice that a commodity's name says; undefined for everything that is not rice. */
export function berasOf(komoditas: string): JenisBeras | undefined {
  if (!/^beras\b/i.test(komoditas)) return undefined
  if (/pecah kulit|coklat/i.test(komoditas)) return 'pecah_kulit'
  if (/ketan/i.test(komoditas)) return 'sosoh'
  if (/merah/i.test(komoditas)) return 'merah'
  return /hitam/i.test(komoditas) ? 'hitam' : 'sosoh'
}

/** The degree of milling says nothing of rice that keeps its bran. */
export function aturanUntuk(aturan: readonly AturanMutu[], beras: JenisBeras): readonly AturanMutu[] {
  return beras === 'sosoh' ? aturan : aturan.filter(({ kunci }) => kunci !== 'derajat_sosoh')
}

const memenuhi = ({ arah }: AturanMutu, nilai: number, batas: number | null) =>
  batas === null || (arah === 'minimal' ? nilai >= batas : nilai <= batas)

function kelasSatu(aturan: AturanMutu, nilai: number): KelasMutu {
  const index = aturan.batas.findIndex((batas) => memenuhi(aturan, nilai, batas))
  return index === -1 ? luarKelas : ((index + 1) as KelasMutu)
}

export type UkuranMutu = Partial<Record<KunciMutu, number | null | undefined>>

export interface PutusanMutu {
  /** Undefined while nothing is measured; the best that is still possible while something is missing. */
  kelas: KelasMutu | undefined
  /** What kept it from a better class; none for Premium. */
  penentu: readonly KunciMutu[]
  /** Not measured yet. */
  kurang: readonly KunciMutu[]
  /** How it was decided, in a sentence. */
  alasan: string
}

/**
 * The best class whose limits all hold. Limits only widen from class to class, so it is the worst of the classes that
 * the measures have one by one; what has that class decides.
 */
export function putuskanKelas(
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

/** "butir patah 18% (b/b) melebihi 15 untuk Premium": the nearest better class that was missed. */
function sebab({ nama, satuan, arah, batas }: AturanMutu, nilai: number, kelas: KelasMutu): string {
  const missed = batas[kelas - 2]
  const better = kelasMutuLabels[(kelas - 1) as KelasMutu]
  const verb = arah === 'minimal' ? 'kurang dari' : 'melebihi'
  return `${nama} ${formatMeasure(nilai, satuan)} ${verb} ${formatNumber(missed ?? 0)} untuk ${better}`
}
