import type { Day } from '../../platform/calendar/working-days.ts'
import type { Produk } from '../data-usaha/data-usaha.schema.ts'
import type { Salinan } from '../isian/salinan.ts'
import type { Sertifikat, SertifikatPl, SertifikatPlPengalihan, SertifikatPlPerubahan } from './sertifikat.ts'

/** Original permit of a submission, from the registry or from the applicant. */
export interface IzinLama {
  nomor: string
  berlaku_sampai: Day | null
  level: number | null
  ruang_lingkup: string
  nama_psat: string
  nama_latin: string
  merk: string | null
  kemasan: string
  berat_bersih: string | null
}

export interface BahanProduk {
  salinan: Salinan
  izinLama: IzinLama | null
  sertifikatLama: Sertifikat | null
}

type ProdukPl = SertifikatPl['produk'][number]

function produkOf(produk: Produk): ProdukPl {
  const { jenis_psat, nama_dagang, nama_latin, negara_asal, nama_merek, jenis_kemasan, berat_bersih } = produk
  const desain = { uraian: null, terlampir: produk.desain_tabel_dan_kemasan !== null }
  return {
    jenis_psat,
    nama_dagang,
    nama_latin,
    negara_asal,
    nama_merek,
    jenis_kemasan,
    berat_bersih,
    kelas_mutu: { uraian: produk.kelas_mutu, terlampir: produk.laporan_hasil_uji_mutu_file !== null },
    klaim: { uraian: produk.jenis_klaim.join(', ') || null, terlampir: produk.bukti_klaim !== null },
    desain_kemasan: desain,
    desain_label: desain,
  }
}

const tanpaLampiran = { uraian: null, terlampir: false }

/** Returns the products of the permit: from the form, else from the old certificate, else from the registry. */
export function produkLama({ salinan, sertifikatLama, izinLama }: BahanProduk): ProdukPl[] {
  if (salinan.info_produk.length > 0) return salinan.info_produk.map(produkOf)
  const detach = ({ uraian }: ProdukPl['klaim']) => ({ uraian, terlampir: false })
  if (sertifikatLama?.templat === 'pl') {
    return sertifikatLama.produk.map((produk) => ({
      ...produk,
      kelas_mutu: detach(produk.kelas_mutu),
      klaim: detach(produk.klaim),
      desain_kemasan: tanpaLampiran,
      desain_label: tanpaLampiran,
    }))
  }
  if (sertifikatLama?.templat === 'pl_perubahan') {
    return sertifikatLama.produk.map((produk) => ({
      jenis_psat: produk.jenis_psat,
      nama_dagang: produk.nama_dagang,
      nama_latin: produk.nama_latin,
      negara_asal: produk.negara_asal,
      nama_merek: produk.nama_merek,
      jenis_kemasan: produk.jenis_kemasan.baru ?? produk.jenis_kemasan.lama ?? '',
      berat_bersih: produk.berat_bersih.baru ?? produk.berat_bersih.lama,
      kelas_mutu: detach(produk.kelas_mutu),
      klaim: detach(produk.klaim),
      desain_kemasan: tanpaLampiran,
      desain_label: tanpaLampiran,
    }))
  }
  return [
    {
      jenis_psat: izinLama?.nama_psat ?? '',
      nama_dagang: izinLama?.merk ?? izinLama?.nama_psat ?? '',
      nama_latin: izinLama?.nama_latin ?? '',
      negara_asal: '',
      nama_merek: izinLama?.merk ?? null,
      jenis_kemasan: izinLama?.kemasan ?? '',
      berat_bersih: izinLama?.berat_bersih ?? null,
      kelas_mutu: tanpaLampiran,
      klaim: tanpaLampiran,
      desain_kemasan: tanpaLampiran,
      desain_label: tanpaLampiran,
    },
  ]
}

/**
 * Returns the products of a change with empty new values. Staff fill them as corrections, and the designs come as
 * files.
 */
export function produkBerubah(bahan: BahanProduk): SertifikatPlPerubahan['produk'] {
  const { dokumen } = bahan.salinan
  const desain = (kunci: 'kemasan_lama' | 'kemasan_baru') => ({
    uraian: null,
    terlampir: dokumen[kunci] !== undefined,
  })
  return produkLama(bahan).map(({ desain_kemasan: _, desain_label: __, ...produk }) => ({
    ...produk,
    jenis_kemasan: { lama: produk.jenis_kemasan, baru: null },
    berat_bersih: { lama: produk.berat_bersih, baru: null },
    desain_kemasan_lama: desain('kemasan_lama'),
    desain_label_lama: desain('kemasan_lama'),
    desain_kemasan_baru: desain('kemasan_baru'),
    desain_label_baru: desain('kemasan_baru'),
  }))
}

export function izinDialihkan(
  bahan: BahanProduk,
  kepala: Pick<Sertifikat, 'nomor' | 'berlaku_sampai'>,
): SertifikatPlPengalihan['izin'] {
  return produkLama(bahan).map((produk) => ({
    nomor: kepala.nomor,
    berlaku_sampai: kepala.berlaku_sampai,
    jenis_psat: produk.jenis_psat,
    nama_dagang: produk.nama_dagang,
    nama_merek: produk.nama_merek,
    negara_asal: produk.negara_asal,
    jenis_kemasan: produk.jenis_kemasan,
    berat_bersih: produk.berat_bersih,
    kelas_mutu: produk.kelas_mutu.uraian,
  }))
}
