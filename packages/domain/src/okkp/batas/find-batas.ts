import {
  type Batas,
  type BatasTampil,
  type CaraPencarian,
  caraPencarian,
  isValidOn,
  samaKetentuan,
  teksKetentuan,
} from './batas.ts'
import { type Istilah, type Keanggotaan, type LimitLibrary, pastiAnggota } from './pustaka.ts'

export interface Dicari {
  komoditas_id: number
  parameter_id: number
  /** Day on which the limit must be valid. */
  tanggal: string
}

/** Limit with the way it was found, or the reason why there is none. */
export type Temuan =
  | { batas: BatasTampil; lewat: string; alasan?: never; ragu?: never }
  /** `ragu` is true if the regulations mention the pair but the meaning is uncertain. */
  | { batas: null; lewat?: never; alasan: string; ragu?: boolean }

interface Calon extends Keanggotaan {
  batas: Batas
  istilah: Istilah
}

const terbaru = (rows: readonly Batas[]): Batas | undefined =>
  rows.reduce<Batas | undefined>(
    (kini, row) => (kini && kini.berlaku_dari >= row.berlaku_dari ? kini : row),
    undefined,
  )

/** A term for all foods also covers commodities that nobody has mapped to a food. */
function memberOf(pustaka: LimitLibrary, { id, cara }: Istilah, pangan_id: number | null) {
  if (pangan_id === null) return cara === 'semua' ? pastiAnggota : undefined
  return pustaka.anggota.get(id)?.get(pangan_id)
}

function calonBatas(
  pustaka: LimitLibrary,
  { parameter_id, tanggal }: Dicari,
  jenis: string,
  pangan_id: number | null,
): Calon[] {
  const rows = [
    ...(pustaka.batasMenurutParameter.get(parameter_id) ?? []),
    ...(pustaka.batasMenurutJenis.get(jenis) ?? []),
  ]
  const berlaku = rows.filter((row) => isValidOn(row, tanggal))
  return [...Map.groupBy(berlaku, ({ istilah_id }) => istilah_id)].flatMap(([istilah_id, sama]) => {
    const istilah = pustaka.istilah.get(istilah_id)
    const status = istilah && memberOf(pustaka, istilah, pangan_id)
    const batas = terbaru(sama)
    return istilah && status && batas ? [{ ...status, batas, istilah }] : []
  })
}

/** Checks whether the foods of the first term are a proper subset of the second. */
function lebihSempit(pustaka: LimitLibrary, satu: Istilah, dua: Istilah): boolean {
  const [kecil, besar] = [pustaka.anggota.get(satu.id), pustaka.anggota.get(dua.id)]
  if (!kecil || !besar || kecil.size >= besar.size) return false
  return [...kecil.keys()].every((pangan) => besar.has(pangan))
}

/**
 * Returns the most specific candidates of one level. The food itself precedes its kind, and a narrower group precedes a
 * wider one.
 */
function tersempit(pustaka: LimitLibrary, calon: readonly Calon[], cara: CaraPencarian): Calon[] {
  const terdekat = cara === 'jenis' ? Math.min(...calon.map(({ jarak }) => jarak)) : undefined
  const dekat = terdekat === undefined ? calon : calon.filter(({ jarak }) => jarak === terdekat)
  return dekat.filter((satu) => !dekat.some((lain) => lebihSempit(pustaka, lain.istilah, satu.istilah)))
}

const present = (batas: Batas, cara: CaraPencarian, pangan: string): BatasTampil => ({
  ...batas,
  cara,
  pangan,
  teks: teksKetentuan(batas.ketentuan),
})

const lewatCara: Record<CaraPencarian, string> = {
  jenis: 'menurut jenis pangannya',
  kelompok: 'menurut kelompok yang disebut peraturan dan memuatnya',
  subkelompok: 'menurut seluruh sub kelompoknya',
  semua: 'sebagai aturan untuk semua pangan',
  bawaan: 'sebagai batas umum, karena tidak tercantum sendiri',
}

function padaTingkat(
  pustaka: LimitLibrary,
  semua: readonly Calon[],
  cara: CaraPencarian,
): Temuan | undefined {
  const calon = tersempit(
    pustaka,
    semua.filter(({ istilah }) => istilah.cara === cara),
    cara,
  )
  const [pertama, ...lain] = calon
  if (!pertama) return undefined
  const ragu = calon.find((each) => each.ragu)
  if (ragu) {
    return {
      batas: null,
      ragu: true,
      alasan: `Belum dipastikan apakah pangan ini termasuk "${ragu.istilah.nama}" (${ragu.batas.regulasi}).`,
    }
  }
  const beda = lain.find(({ batas }) => !samaKetentuan(batas.ketentuan, pertama.batas.ketentuan))
  if (beda) {
    return {
      batas: null,
      ragu: true,
      alasan: `Peraturan memberi dua batas: "${pertama.istilah.nama}" ${teksKetentuan(pertama.batas.ketentuan)} dan "${beda.istilah.nama}" ${teksKetentuan(beda.batas.ketentuan)}.`,
    }
  }
  const sebagai = cara === 'jenis' && pertama.jarak > 0 ? ' (sebagai ragam dari jenis itu)' : ''
  return { batas: present(pertama.batas, cara, pertama.istilah.nama), lewat: `${lewatCara[cara]}${sebagai}` }
}

/**
 * Finds the limit of a parameter for a commodity on a day. Search order: the commodity's own kind, a named group, its
 * subgroup, all foods, the default of the regulation. Any doubt ends the search.
 */
export function findBatas(pustaka: LimitLibrary, dicari: Dicari): Temuan {
  const komoditas = pustaka.komoditas.get(dicari.komoditas_id)
  const parameter = pustaka.parameter.get(dicari.parameter_id)
  if (!komoditas) return { batas: null, alasan: 'Komoditas ini tidak ada di daftar.' }
  if (!parameter) return { batas: null, alasan: 'Parameter ini tidak ada di daftar.' }
  const calon = calonBatas(pustaka, dicari, parameter.jenis, komoditas.pangan_id)
  for (const cara of caraPencarian) {
    const temuan = padaTingkat(pustaka, calon, cara)
    if (temuan) return temuan
  }
  if (komoditas.pangan_id === null) {
    return { batas: null, alasan: `${komoditas.nama} belum dipetakan ke klasifikasi pangan.` }
  }
  const tidakAda = `Tidak ada batas ${parameter.nama} untuk ${komoditas.nama} yang berlaku pada tanggal itu.`
  return { batas: null, alasan: [tidakAda, ditetapkanUntuk(pustaka, dicari)].filter(Boolean).join(' ') }
}

const sebutanTerbanyak = 10

/**
 * Some limits apply to a preparation such as cut fruit. The text tells a user who chose the kind which commodities have
 * a limit.
 */
function ditetapkanUntuk(pustaka: LimitLibrary, { parameter_id, tanggal }: Dicari): string {
  const rows = pustaka.batasMenurutParameter.get(parameter_id) ?? []
  const nama = rows
    .filter((row) => isValidOn(row, tanggal))
    .flatMap(({ istilah_id }) => pustaka.istilah.get(istilah_id)?.nama ?? [])
  const sebutan = [...new Set(nama)].sort()
  if (sebutan.length === 0 || sebutan.length > sebutanTerbanyak) return ''
  return `Peraturan menetapkannya untuk ${sebutan.join('; ')}. Bila sampelnya demikian, pilih komoditas itu.`
}
