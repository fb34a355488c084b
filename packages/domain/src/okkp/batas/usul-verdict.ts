import type { Verdict } from './bandingan.ts'
import { type BatasTampil, type CaraPencarian, teksPenyesuaian } from './batas.ts'
import { compareHasil } from './compare-hasil.ts'
import { findBatas } from './find-batas.ts'
import { hasAngka, readHasil } from './hasil.ts'
import type { LimitLibrary } from './pustaka.ts'
import { findSatuan, satuanTakDikenal } from './satuan.ts'

export interface HasilDinilai {
  komoditas_id: number
  parameter_id: number
  /** Result as written. A number comes from a spreadsheet cell. */
  hasil: string | number
  satuan: string | null
  tanggal: string
}

export interface UsulVerdict {
  verdict: Verdict | null
  batas: BatasTampil | null
  cara: CaraPencarian | null
  /** Readable explanation: the rule, the way it was found, and the comparison. */
  alasan: string
}

/** Proposes MS or TMS from the regulations, or no verdict if it would be a guess. */
export function proposeVerdict(pustaka: LimitLibrary, dinilai: HasilDinilai): UsulVerdict {
  const temuan = findBatas(pustaka, dinilai)
  if (!temuan.batas) return { verdict: null, batas: null, cara: null, alasan: temuan.alasan }
  const { batas, lewat } = temuan
  const { verdict, alasan } = compareWritten(
    dinilai,
    batas,
    pustaka.parameter.get(dinilai.parameter_id)?.nama ?? '',
  )
  const aturan = `${batas.regulasi} untuk ${batas.pangan}, ditemukan ${lewat}`
  const penyesuaian =
    batas.penyesuaian_sampai && dinilai.tanggal <= batas.penyesuaian_sampai
      ? ` Masih dalam ${teksPenyesuaian(batas.penyesuaian_sampai)}.`
      : ''
  return { verdict, batas, cara: batas.cara, alasan: `${alasan} Aturan: ${aturan}.${penyesuaian}` }
}

function compareWritten({ hasil, satuan }: HasilDinilai, { ketentuan }: BatasTampil, zat: string) {
  const { hasil: terbaca, pesan } = readHasil(hasil)
  if (!terbaca) return { verdict: null, alasan: pesan }
  const diisi = satuan?.trim() ? findSatuan(satuan) : undefined
  const tanpaSatuan = ketentuan.jenis === 'dilarang' && !terbaca.nilai.some(hasAngka)
  if (satuan?.trim() && !diisi && !tanpaSatuan) return { verdict: null, alasan: satuanTakDikenal(satuan) }
  if (terbaca.satuan && diisi && terbaca.satuan.nama !== diisi.nama) {
    return {
      verdict: null,
      alasan: `Hasilnya ditulis dalam ${terbaca.satuan.nama}, sedangkan satuannya ${diisi.nama}.`,
    }
  }
  return compareHasil(terbaca, terbaca.satuan ?? diisi, ketentuan, zat)
}
