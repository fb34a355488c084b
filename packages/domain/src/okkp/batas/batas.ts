import { formatDate, formatNumber } from '../../platform/format.ts'

/** What a limit asks. */
export type Ketentuan =
  | { jenis: 'maksimum'; nilai: number; satuan: string }
  /** Absent in each of n samples of so much; c of them may differ. */
  | { jenis: 'negatif'; satuan: string; n: number; c: number }
  /** At most c of n samples above m, none above M; without M any may be above m up to c times. */
  | { jenis: 'rencana'; satuan: string; n: number; c: number; m: number; M: number | null }
  /** The regulation names the pair and sets nothing (TD). */
  | { jenis: 'tidak-ditetapkan' }
  /** The annex names the pair in a way nobody can be sure of. */
  | { jenis: 'tidak-terbaca'; tertulis: string }

/** How a limit was found, in the order in which it is looked for. */
export const caraCari = ['jenis', 'kelompok', 'subkelompok', 'bawaan'] as const
export type CaraCari = (typeof caraCari)[number]

export const caraCariLabels: Record<CaraCari, string> = {
  jenis: 'Jenis pangan',
  kelompok: 'Kelompok yang disebut',
  subkelompok: 'Seluruh sub kelompok',
  bawaan: 'Batas umum peraturan',
}

/** A row of the library. */
export interface Batas {
  id: number
  /** Without one it holds for every parameter of `jenis_parameter`: the default of the regulation. */
  parameter_id: number | null
  jenis_parameter: string
  /** The food it names. */
  istilah_id: number
  ketentuan: Ketentuan
  regulasi: string
  metode: string | null
  catatan: string | null
  /** Days, both included. */
  berlaku_dari: string
  berlaku_sampai: string | null
  /** Until then the regulation gives time to adjust. */
  penyesuaian_sampai: string | null
}

/** A limit as it is shown and kept with a result. */
export interface BatasTampil extends Batas {
  cara: CaraCari
  /** The food as the regulation names it. */
  pangan: string
  /** "maks. 0,01 mg/kg". */
  teks: string
}

/** "maks. 0,01 mg/kg", "negatif per 25 g (n=5, c=0)". */
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
    case 'tidak-ditetapkan':
      return 'tidak ditetapkan (TD)'
    case 'tidak-terbaca':
      return `tidak terbaca di lampiran ("${ketentuan.tertulis}")`
  }
}

export const samaKetentuan = (satu: Ketentuan, dua: Ketentuan): boolean =>
  teksKetentuan(satu) === teksKetentuan(dua)

/** Whether a row holds on a day. */
export const berlakuPada = (
  { berlaku_dari, berlaku_sampai }: Pick<Batas, 'berlaku_dari' | 'berlaku_sampai'>,
  hari: string,
): boolean => berlaku_dari <= hari && (berlaku_sampai === null || hari <= berlaku_sampai)

export const teksPenyesuaian = (sampai: string): string => `masa penyesuaian sampai ${formatDate(sampai)}`

/** A food as an annex names it; "(seluruh sub kelompok)" says of which. */
export const namaIstilah = ({ nama, sub_kelompok }: { nama: string; sub_kelompok: string }): string =>
  nama.startsWith('(seluruh') ? `Seluruh ${sub_kelompok.replace(/^\d+ /, '')}` : nama
