import { formatDate } from '@portal/domain/platform/format'
import type {
  DataUsaha,
  JenisDataUsaha,
  Mitra,
  Produk,
  RuangLingkup,
  UnitProduksi,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { bidangKosong } from '@portal/domain/psat/isian/kurang-unit'

export interface Butir {
  id: number
  judul: string
  rincian: string[]
  /** What the row lacks before it can be sent, for example a unit that came from OSS. */
  kosong?: string[]
}

const lainnya = 'Lainnya, di luar daftar komoditas'

interface Kelompok {
  /** Noun for use in a sentence: "Tambah unit penanganan". */
  nama: string
  judul: string
  arti: string
  butir: (data: DataUsaha) => Butir[]
}

const isi = (...bagian: (string | null | false | undefined)[]) =>
  bagian.filter((teks): teks is string => Boolean(teks))

function unit(baris: UnitProduksi): Butir {
  const sewa = baris.status_kepemilikan === 'Sewa' && baris.masa_sewa_berakhir
  return {
    id: baris.id,
    judul: baris.nama_unit,
    rincian: isi(
      baris.alamat_unit,
      sewa ? `Sewa sampai ${formatDate(sewa)}` : baris.status_kepemilikan,
      baris.sppb_psat_nomor && `SPPB ${baris.sppb_psat_nomor}`,
    ),
    kosong: bidangKosong(baris),
  }
}

function mitra(baris: Mitra): Butir {
  return { id: baris.id, judul: baris.nama, rincian: isi(baris.alamat, baris.negara, baris.kontak) }
}

function produk(baris: Produk): Butir {
  return {
    id: baris.id,
    judul: baris.nama_dagang,
    rincian: isi(
      [baris.jenis_psat, baris.nama_merek].filter(Boolean).join(', '),
      `Asal ${baris.negara_asal}`,
      [baris.jenis_kemasan, baris.berat_bersih].filter(Boolean).join(', '),
      baris.komoditas_id === null && lainnya,
    ),
  }
}

function lingkup(baris: RuangLingkup): Butir {
  return {
    id: baris.id,
    judul: baris.nama_komoditas,
    rincian: isi(
      baris.pengolahan_minimal,
      baris.cara_penyimpanan,
      baris.pengemasan_ulang ? 'Dikemas ulang' : 'Tidak dikemas ulang',
      baris.komoditas_id === null && lainnya,
    ),
  }
}

export const kelompokDataUsaha: Record<JenisDataUsaha, Kelompok> = {
  'unit-produksi': {
    nama: 'unit penanganan',
    judul: 'Unit penanganan',
    arti: 'Tempat menangani pangan segar: sortasi, penggilingan, pengemasan, gudang.',
    butir: ({ unit_produksi }) => unit_produksi.map(unit),
  },
  pemasok: {
    nama: 'pemasok',
    judul: 'Pemasok',
    arti: 'Asal produk Anda, di dalam atau di luar negeri.',
    butir: (data) => data.pemasok.map(mitra),
  },
  pelanggan: {
    nama: 'pelanggan',
    judul: 'Pelanggan',
    arti: 'Penerima produk Anda.',
    butir: (data) => data.pelanggan.map(mitra),
  },
  produk: {
    nama: 'produk',
    judul: 'Produk',
    arti: 'Pangan segar asal luar negeri yang akan diedarkan dalam kemasan aslinya.',
    butir: (data) => data.produk.map(produk),
  },
  'ruang-lingkup': {
    nama: 'ruang lingkup',
    judul: 'Ruang lingkup',
    arti: 'Komoditas dan cara menanganinya, sebagaimana akan tertulis di sertifikat SPPB.',
    butir: ({ ruang_lingkup }) => ruang_lingkup.map(lingkup),
  },
}
