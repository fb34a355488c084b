import { compareDecimals, type Desimal, jumlah, lawan, nol, shiftDecimal } from './desimal.ts'
import { caraTulis, polaBilangan, readBilangan, Tolak } from './read-bilangan.ts'
import { findSatuan, type Satuan } from './satuan.ts'

export type Nilai =
  /** Range with both ends included. A single value has equal ends. */
  | { jenis: 'angka'; dari: Desimal; sampai: Desimal }
  /**
   * Below the detection limit: "<0,01", "ttd". `batas` is null if the report does not state the detection limit.
   * `loq` marks "<LOQ", which does not say whether the substance was detected.
   */
  | { jenis: 'di-bawah'; batas: Desimal | null; loq?: true }
  /** Above the countable range: ">1000". `sama` is true if the value may equal the bound. */
  | { jenis: 'di-atas'; batas: Desimal; sama: boolean }
  | { jenis: 'negatif' }
  | { jenis: 'positif' }

export interface HasilUji {
  /** One value per sample, in written order. */
  nilai: Nilai[]
  /** Unit written with the value: "negatif/25 g". */
  satuan: Satuan | null
}

export type HasilTerbaca = { hasil: HasilUji; pesan?: never } | { hasil?: never; pesan: string }

const sampelTerbanyak = 60

const pangkatAtas: Record<string, string> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((atas, angka) => [atas, String(angka)]),
)

/** Normalises signs, so that text copied from a report reads like typed text. */
function tidy(teks: string): string {
  return teks
    .trim()
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (atas) => `^${[...atas].map((huruf) => pangkatAtas[huruf] ?? '-').join('')}`)
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/[×*·]/g, 'x')
    .replace(/≤|<=|≦/g, '<')
    .replace(/≥|≧/g, '>=')
    .replace(/^\(([+-])\)$/, (_, tanda) => (tanda === '+' ? 'positif' : 'negatif'))
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const tiada = /^(?:negatif|negative|neg|(?:non|tidak)[ -]?rea(?:k|c)ti[fv]e?)$/
const ada = /^(?:positif|positive|pos|terdeteksi|detected|rea(?:k|c)ti[fv]e?|ditemukan)$/
const ttd =
  /^(?:ttd|t\.t\.d\.?|nd|n\.d\.?|tidak terdeteksi|tak terdeteksi|not detected|tidak ditemukan|< ?lod|< ?loq)[ :,]*(?:lod|loq|bd|batas deteksi)?[ =:<]*(.*)$/
const kisaran = new RegExp(`^(${polaBilangan}) ?(?:-|s/?d|s\\.d\\.?|sampai|hingga|~) ?(${polaBilangan})$`)
const simpangan = new RegExp(`^(${polaBilangan}) ?(?:±|\\+/-|\\+-) ?(${polaBilangan})$`)
const perbandingan = /^(<|>=?|kurang dari|di bawah|lebih dari|di atas) ?(.+)$/

function readNilai(teks: string): Nilai {
  if (tiada.test(teks)) return { jenis: 'negatif' }
  if (ada.test(teks)) return { jenis: 'positif' }
  const samar = ttd.exec(teks)
  if (samar) {
    const batas = samar[1] ? readBilangan(samar[1]) : null
    return { jenis: 'di-bawah', batas, ...(/^< ?loq/.test(teks) && { loq: true }) }
  }
  const [, tanda, sisa] = perbandingan.exec(teks) ?? []
  if (tanda && sisa) {
    const batas = readBilangan(sisa)
    if (/^(?:<|kurang|di bawah)/.test(tanda)) return { jenis: 'di-bawah', batas }
    return { jenis: 'di-atas', batas, sama: tanda === '>=' }
  }
  const [, tengah, lebar] = simpangan.exec(teks) ?? []
  if (tengah && lebar) {
    const [nilai, beda] = [readBilangan(tengah), readBilangan(lebar)]
    const dari = jumlah(nilai, lawan(beda))
    return { jenis: 'angka', dari: dari.angka < 0n ? nol : dari, sampai: jumlah(nilai, beda) }
  }
  const [, awal, akhir] = kisaran.exec(teks) ?? []
  if (awal && akhir) {
    const [dari, sampai] = [readBilangan(awal), readBilangan(akhir)]
    if (compareDecimals(dari, sampai) > 0)
      throw new Tolak('Angka pertama pada kisaran harus yang lebih kecil.')
    return { jenis: 'angka', dari, sampai }
  }
  const nilai = readBilangan(teks)
  return { jenis: 'angka', dari: nilai, sampai: nilai }
}

/** Splits off a unit at the end of the text. A value never ends in other letters, so the first match is the unit. */
function splitSatuan(teks: string): { sisa: string; satuan: Satuan | null } {
  for (const { index } of teks.matchAll(/per |dalam |\/|[a-zµμ%]/g)) {
    const satuan = findSatuan(teks.slice(index))
    if (satuan) return { sisa: teks.slice(0, index).trim(), satuan }
  }
  return { sisa: teks, satuan: null }
}

/** Parses a test result from a form or spreadsheet. A refusal tells the user what to write instead. */
export function readHasil(tertulis: string | number): HasilTerbaca {
  if (typeof tertulis === 'number' && !Number.isFinite(tertulis))
    return { pesan: `Hasil uji harus berupa angka. ${caraTulis}` }
  // In a JavaScript number the point is always the decimal separator, never a thousands separator.
  const teks = typeof tertulis === 'number' ? String(tertulis).replace('.', ',') : tertulis
  if (teks.length > 500) return { pesan: 'Maksimal 500 karakter.' }
  try {
    const bagian = teks
      .split(/[;|\n]/)
      .map(tidy)
      .filter(Boolean)
      .map(splitSatuan)
    if (bagian.length === 0) return { pesan: 'Tulis hasil ujinya.' }
    if (bagian.length > sampelTerbanyak)
      return { pesan: `Maksimal ${sampelTerbanyak} sampel dalam satu hasil.` }
    const satuan = bagian.flatMap((each) => each.satuan ?? [])
    if (new Set(satuan.map(({ nama }) => nama)).size > 1) {
      return { pesan: 'Tulis semua sampel dalam satuan yang sama.' }
    }
    return { hasil: { nilai: bagian.map(({ sisa }) => readNilai(sisa)), satuan: satuan[0] ?? null } }
  } catch (fault) {
    if (fault instanceof Tolak) return { pesan: fault.message }
    throw fault
  }
}

/** Checks whether a value states an amount, which only a unit gives a meaning. */
export const hasAngka = (nilai: Nilai): boolean =>
  nilai.jenis === 'angka' || ('batas' in nilai && nilai.batas !== null)

/** Formats a result with its unit once. Results without an amount ("ttd", "negatif") get no unit. */
export function teksHasil(tertulis: string, satuan: string | null): string {
  const { hasil } = readHasil(tertulis)
  if (!satuan || hasil?.satuan) return tertulis
  const tanpaAngka = hasil && !hasil.nilai.some(hasAngka)
  const perBanyak = findSatuan(satuan)?.keluarga === 'keberadaan'
  return tanpaAngka && !perBanyak ? tertulis : `${tertulis} ${satuan}`
}

/** Converts a value to the base unit of its family. */
export function dalamDasar(nilai: Nilai, langkah: number): Nilai {
  switch (nilai.jenis) {
    case 'angka':
      return {
        jenis: 'angka',
        dari: shiftDecimal(nilai.dari, langkah),
        sampai: shiftDecimal(nilai.sampai, langkah),
      }
    case 'di-bawah':
      return { ...nilai, batas: nilai.batas && shiftDecimal(nilai.batas, langkah) }
    case 'di-atas':
      return { ...nilai, batas: shiftDecimal(nilai.batas, langkah) }
    default:
      return nilai
  }
}
