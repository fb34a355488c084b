import type { NamaTemplat } from '@portal/domain/psat/isian/templat'
import type { Baris } from './rtf.ts'

const kepada: Baris[] = ['Kepada Yth.', 'Kepala Badan Pangan Nasional', 'di Jakarta']
const pemohon: Baris[] = [
  { isian: 'Nama perusahaan' },
  { isian: 'NIB' },
  { isian: 'Alamat' },
  { isian: 'Penanggung jawab' },
  { isian: 'Jabatan' },
  { isian: 'Telepon dan surel' },
]
const penutup: Baris[] = [
  'Demikian surat ini dibuat dengan sebenarnya dan dapat dipertanggungjawabkan.',
  '...................., .................... 20....',
  'Penanggung jawab,',
  '(meterai, tanda tangan, nama, dan cap perusahaan)',
]
const pembuka = 'Yang bertanda tangan di bawah ini:'

const surat = (judul: string, isi: readonly Baris[]): Baris[] => [
  { judul },
  ...kepada,
  pembuka,
  ...pemohon,
  ...isi,
  ...penutup,
]
const pernyataan = (judul: string, isi: readonly Baris[]): Baris[] => [
  { judul },
  pembuka,
  ...pemohon,
  'menyatakan bahwa:',
  ...isi,
  ...penutup,
]

/** Text of each template letter. The applicant fills in the fields. */
export const naskahTemplat: Record<NamaTemplat, readonly Baris[]> = {
  surat_permohonan: surat('SURAT PERMOHONAN SPPB-PSAT', [
    'mengajukan permohonan Sertifikat Penerapan Penanganan yang Baik Pangan Segar Asal Tumbuhan (SPPB-PSAT) untuk:',
    { isian: 'Jenis permohonan (baru, perpanjangan, penambahan)' },
    { isian: 'Nama unit penanganan' },
    { isian: 'Alamat unit' },
    { isian: 'Komoditas dan cara penanganannya' },
    'Kami bersedia diaudit di tempat, memberi data yang benar, dan memelihara penerapan penanganan yang baik selama sertifikat berlaku.',
  ]),
  surat_permohonan_izin_edar: surat('SURAT PERMOHONAN IZIN EDAR PSAT PL', [
    'mengajukan permohonan izin edar Pangan Segar Asal Tumbuhan Produksi Luar Negeri (PSAT PL) untuk:',
    { isian: 'Jenis permohonan (baru, perpanjangan, perubahan, pengalihan)' },
    { isian: 'Nama dagang dan merek' },
    { isian: 'Jenis pangan dan nama latin' },
    { isian: 'Negara asal' },
    { isian: 'Kemasan dan berat bersih' },
    { isian: 'Unit penanganan dan nomor SPPB-nya' },
    'Kami bertanggung jawab atas keamanan dan mutu produk yang diedarkan serta kebenaran labelnya.',
  ]),
  surat_permohonan_pengalihan: surat('SURAT PERMOHONAN PENGALIHAN KEPEMILIKAN', [
    'mengajukan pengalihan kepemilikan izin berikut kepada pemilik baru:',
    { isian: 'Nomor izin' },
    { isian: 'Nama pemilik baru' },
    { isian: 'NIB pemilik baru' },
    { isian: 'Alamat pemilik baru' },
    { isian: 'Tanggal pengalihan' },
    'Pemilik baru menerima seluruh hak dan kewajiban yang melekat pada izin ini.',
  ]),
  surat_pernyataan: pernyataan('SURAT PERNYATAAN', [
    '1. Data dan dokumen yang kami kirim benar dan sesuai dengan keadaan.',
    '2. Perubahan yang kami ajukan tidak menurunkan keamanan dan mutu pangan.',
    '3. Kami bersedia menerima sanksi menurut peraturan bila pernyataan ini tidak benar.',
  ]),
  surat_pemeliharaan_psat: pernyataan('SURAT PERNYATAAN PEMELIHARAAN SPPB', [
    '1. Penerapan penanganan yang baik tetap dijalankan sejak sertifikat terbit.',
    '2. Denah, alur, peralatan, dan penanggung jawab unit sesuai dengan dokumen yang kami kirim.',
    '3. Perubahan yang memengaruhi keamanan pangan kami laporkan sebelum dijalankan.',
  ]),
  sop_psat: [
    { judul: 'SOP PENANGANAN DAN SANITASI' },
    { isian: 'Nama unit' },
    { isian: 'Komoditas' },
    { isian: 'Berlaku sejak' },
    { isian: 'Disusun dan disahkan oleh' },
    '1. Penerimaan bahan: pemeriksaan, penolakan, pencatatan asal-usul dan kode lot.',
    '2. Penanganan: pencucian, sortasi, pengemasan; suhu dan waktu yang dijaga.',
    '3. Kebersihan tempat dan alat: bahan, cara, jadwal, dan pemeriksanya.',
    '4. Higiene personel: pakaian kerja, cuci tangan, pemeriksaan kesehatan.',
    '5. Air, hama, dan limbah: sumber, pengendalian, pembuangan.',
    '6. Penyimpanan dan pengangkutan: urutan keluar, suhu, kendaraan.',
    '7. Ketelusuran dan penarikan: kode lot, keluhan, penarikan dari peredaran.',
    '8. Rekaman: formulir yang dipakai dan lama penyimpanannya.',
  ],
  surat_pernyataan_sppb_psat: pernyataan('SURAT PERNYATAAN SPPB UNIT PENANGANAN', [
    { isian: 'Nama unit' },
    { isian: 'Alamat unit' },
    { isian: 'Nomor permohonan SPPB (bila sudah diajukan)' },
    '1. Unit ini menerapkan penanganan yang baik dan sedang atau akan diajukan SPPB-PSAT-nya.',
    '2. Produk tidak diedarkan dari unit ini sebelum SPPB-nya terbit, kecuali diizinkan.',
  ]),
}
