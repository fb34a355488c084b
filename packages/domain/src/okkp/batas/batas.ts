import { formatDate, formatNumber } from '../../platform/format.ts'

export type Ketentuan =
  | { jenis: 'maksimum'; nilai: number; satuan: string }
  /** Absent in n samples of the given amount. Up to c samples may be positive. */
  | { jenis: 'negatif'; satuan: string; n: number; c: number }
  /**
   * At most c of n samples may exceed m, and none may exceed M. Without M there is no upper bound for those c samples.
   */
  | { jenis: 'rencana'; satuan: string; n: number; c: number; m: number; M: number | null }
  /** Banned substance: any detection is TMS. */
  | { jenis: 'dilarang' }
  /** The regulation lists the pair without a limit (TD). */
  | { jenis: 'tidak-ditetapkan' }
  /** The annex lists the pair, but the text is not readable with certainty. */
  | { jenis: 'tidak-terbaca'; tertulis: string }

/** Ways to find a limit, in search order. */
export const caraPencarian = ['jenis', 'kelompok', 'subkelompok', 'semua', 'bawaan'] as const
export type CaraPencarian = (typeof caraPencarian)[number]

export const caraPencarianLabels: Record<CaraPencarian, string> = {
  jenis: 'Jenis pangan',
  kelompok: 'Kelompok yang disebut',
  subkelompok: 'Seluruh sub kelompok',
  semua: 'Semua pangan',
  bawaan: 'Batas umum peraturan',
}

export interface Batas {
  id: number
  /** Null for the default limit of the regulation, which applies to every parameter of `jenis_parameter`. */
  parameter_id: number | null
  jenis_parameter: string
  istilah_id: number
  ketentuan: Ketentuan
  regulasi: string
  metode: string | null
  catatan: string | null
  /** First and last day, both inclusive. */
  berlaku_dari: string
  berlaku_sampai: string | null
  /** Last day of the transition period that the regulation grants. */
  penyesuaian_sampai: string | null
}

/** Limit as screens show it and results store it. */
export interface BatasTampil extends Batas {
  cara: CaraPencarian
  pangan: string
  /** Text like "maks. 0,01 mg/kg". */
  teks: string
}

/** Returns a text like "maks. 0,01 mg/kg" or "negatif per 25 g (n=5, c=0)". */
export function teksKetentuan(ketentuan: Ketentuan): string {
  switch (ketentuan.jenis) {
    case 'maksimum':
      return `maks. ${formatNumber(ketentuan.nilai)} ${ketentuan.satuan}`
    case 'negatif':
      return `negatif ${ketentuan.satuan} (n=${ketentuan.n}, c=${ketentuan.c})`
    case 'rencana': {
      const { n, c, m, M, satuan } = ketentuan
      const besar = M === null ? '' : `, M=${formatNumber(M)}`
      return `n=${n}, c=${c}, m=${formatNumber(m)}${besar} ${satuan}`
    }
    case 'dilarang':
      return 'dilarang, tidak boleh terdeteksi'
    case 'tidak-ditetapkan':
      return 'tidak ditetapkan (TD)'
    case 'tidak-terbaca':
      return `tidak terbaca di lampiran ("${ketentuan.tertulis}")`
  }
}

export const samaKetentuan = (satu: Ketentuan, dua: Ketentuan): boolean =>
  teksKetentuan(satu) === teksKetentuan(dua)

export const isValidOn = (
  { berlaku_dari, berlaku_sampai }: Pick<Batas, 'berlaku_dari' | 'berlaku_sampai'>,
  hari: string,
): boolean => berlaku_dari <= hari && (berlaku_sampai === null || hari <= berlaku_sampai)

export const teksPenyesuaian = (sampai: string): string => `masa penyesuaian sampai ${formatDate(sampai)}`

/** Returns the name of a food term. Replaces "(seluruh sub kelompok)" with the name of the subgroup. */
export const namaIstilah = ({ nama, sub_kelompok }: { nama: string; sub_kelompok: string }): string =>
  nama.startsWith('(seluruh') ? `Seluruh ${sub_kelompok.replace(/^\d+ /, '')}` : nama
