import { samplePdf, samplePicture, sampleXlsx } from '#platform/files/samples.fixture.ts'
import type { TestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'

const isi = {
  pdf: async () => samplePdf(),
  png: () => samplePicture('png'),
  xlsx: async () => sampleXlsx(),
}

/** Uploads a file for this account without claiming it. */
export async function uploadFile(
  { platform }: TestApp,
  uploader: { id: number },
  jenis: keyof typeof isi = 'pdf',
): Promise<string> {
  return uploadBytes(platform, uploader, `contoh.${jenis}`, await isi[jenis]())
}

let count = 0

/** Complete forms of the company's library. `pdf` uploads a paper. */
export function formUsaha(pdf: () => Promise<string>) {
  async function formUnit(more: object = {}) {
    count += 1
    return {
      nama_unit: `Gudang ${count}`,
      alamat_unit: 'Jalan Gudang 1, Bandung',
      provinsi_id: 32,
      kota_id: 3273,
      status_kepemilikan: 'Milik Sendiri',
      file_bukti: await pdf(),
      surat_pernyataan_sppb_psat: await pdf(),
      ...more,
    }
  }
  const sewa = async (berakhir: string) =>
    formUnit({
      status_kepemilikan: 'Sewa',
      file_bukti: null,
      bukti_sewa: await pdf(),
      masa_sewa_berakhir: berakhir,
    })
  const formMitra = () => ({ nama: 'Fuji Farm', alamat: 'Aomori 12', negara: 'Jepang' })
  const formLingkup = () => ({
    nama_komoditas: 'Bayam',
    cara_penyimpanan: 'Suhu dingin',
    pengolahan_minimal: 'Pencucian',
    pengemasan_ulang: false,
  })
  async function formProduk(unit: number, pemasok: number, more: object = {}) {
    return {
      jenis_psat: 'Apel',
      nama_dagang: 'Apel Fuji',
      nama_latin: 'Malus domestica',
      negara_asal: 'Tiongkok',
      jenis_kemasan: 'Kotak karton',
      komposisi: 'Apel 100%',
      coa_nomor: 'COA-1',
      coa_tanggal: '2026-01-05',
      coa_file: await pdf(),
      desain_tabel_dan_kemasan: await pdf(),
      diagram_alir_psat_luar_negri: await pdf(),
      unit_produksi: [unit],
      daftar_pemasok: [pemasok],
      ...more,
    }
  }
  return { formUnit, sewa, formMitra, formLingkup, formProduk }
}
