import { expect, it } from 'vitest'
import { dokumenSalinan, labelBidang } from './bidang.ts'
import type { Salinan } from './salinan.ts'

const salinan: Salinan = {
  perusahaan: {
    nama_perseroan: 'PT Sumber Lestari Pangan',
    nib: null,
    npwp_perseroan: null,
    jenis_perseroan: null,
    alamat_perseroan: null,
    telp: null,
    email_perusahaan: null,
    penanggung_jawab: null,
    jabatan_penanggung_jawab: null,
  },
  izin_asal: null,
  unit_produksi: [
    {
      id: 12,
      versi: 1,
      nama_unit: 'Gudang Karawang',
      alamat_unit: 'Jalan Raya 1',
      provinsi_id: 32,
      kota_id: 3215,
      status_kepemilikan: 'Sewa',
      durasi_sewa: null,
      masa_sewa_berakhir: '2033-01-01',
      file_bukti: null,
      bukti_sewa: 'sewa.pdf',
      sppb_psat_nomor: null,
      sppb_psat_level: null,
      sppb_psat_masa_berlaku: null,
      sppb_psat_ruang_lingkup: null,
      sppb_psat_file: null,
      surat_pernyataan_sppb_psat: null,
    },
  ],
  ruang_lingkup: [],
  info_produk: [],
  pemasok: [],
  pelanggan: [],
  perubahan: null,
  pemilik_baru: null,
  dokumen: { sop_psat: 'sop.pdf', surat_permohonan: 'surat.pdf' },
  berkas: { 'sop.pdf': { kunci: 'sop.pdf', nama: 'SOP 2026.pdf', ukuran: 1200, sha256: 'a' } },
}

it.each([
  ['dokumen.sop_psat', 'SOP penanganan dan sanitasi'],
  ['4.1', 'Daftar periksa, butir 4.1'],
  ['unit_produksi', 'Unit penanganan'],
  ['unit_produksi.12', 'Gudang Karawang'],
  ['unit_produksi.12.bukti_sewa', 'Gudang Karawang: perjanjian sewa'],
  ['unit_produksi.99', 'Unit penanganan'],
  ['perubahan.data_baru', 'Data baru'],
  ['pemilik_baru', 'Pemilik baru'],
  ['lain', 'lain'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['dokumen.toString', 'Dokumen'],
  ['perubahan.constructor', 'Perubahan data'],
  ['unit_produksi.12.constructor', 'Gudang Karawang'],
])('%s is called %s', (bidang, label) => {
  expect(labelBidang(bidang, salinan)).toBe(label)
})

it('lists every file in the order of the form, with its name where it is known', () => {
  expect(dokumenSalinan(salinan)).toEqual([
    expect.objectContaining({ bidang: 'dokumen.surat_permohonan', nama: 'Surat permohonan', ukuran: null }),
    expect.objectContaining({ bidang: 'dokumen.sop_psat', nama: 'SOP 2026.pdf', ukuran: 1200 }),
    {
      bidang: 'unit_produksi.12.bukti_sewa',
      kunci: 'sewa.pdf',
      label: 'Perjanjian sewa',
      kelompok: 'Unit Gudang Karawang',
      nama: 'Perjanjian sewa',
      ukuran: null,
    },
  ])
})
