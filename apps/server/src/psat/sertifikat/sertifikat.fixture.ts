import type {
  Sertifikat,
  SertifikatPl,
  SertifikatPlPengalihan,
  SertifikatPlPerubahan,
  SertifikatSppb,
  SertifikatSppbPengalihan,
  UnitPenanganan,
} from '@portal/domain/psat/sertifikat/sertifikat'

const kepala = {
  nomor: '214/SPPB/PSAT/XI/2026',
  kode_verifikasi: 'K7QX-204M',
  pb_umku: null,
  terbit: '2026-11-12',
  berlaku_sampai: '2031-11-12',
  tempat: 'Jakarta',
  perusahaan: {
    nama: 'Koperasi Sumber Rejeki Brebes',
    nib: '8120003471526',
    alamat: 'Jalan Raya Larangan Nomor 41, Kecamatan Larangan, Kabupaten Brebes, Jawa Tengah 52262',
  },
  penandatangan: {
    nama: 'Dr. Ir. Retno Wulandari, M.Si.',
    jabatan: 'Direktur Pengawasan Penerapan Standar Keamanan dan Mutu Pangan',
    nip: '197204171998032001',
  },
  penerbitan_ulang: null,
}

export const unitContoh: UnitPenanganan = {
  nama: 'Gudang Sortasi Larangan',
  alamat: 'Desa Rengaspendawa RT 03 RW 02, Kecamatan Larangan, Kabupaten Brebes, Jawa Tengah',
  status_kepemilikan: 'Milik Sendiri',
  sppb: {
    nomor: '118/SPPB/PSAT/II/2025',
    level: 2,
    ruang_lingkup: 'Bawang merah: sortasi, pengemasan, penyimpanan suhu ruang',
    berlaku_sampai: '2030-02-18',
  },
}
const pemilik_lama = {
  nama: 'Hadi Susanto',
  perusahaan: 'CV Tani Makmur Abadi',
  alamat: 'Jalan Ahmad Yani Nomor 7, Kabupaten Tegal, Jawa Tengah',
}
const pemilik_baru = {
  nama: 'Siti Nurhaliza Rahman',
  perusahaan: 'PT Pangan Segar Nusantara',
  alamat: 'Gedung Lumbung Lantai 5, Jalan Rasuna Said Kav. 12, Jakarta Selatan',
}
const produk = {
  jenis_psat: 'Apel segar',
  nama_dagang: 'Apel Fuji Premium',
  nama_latin: 'Malus domestica Borkh.',
  negara_asal: 'Selandia Baru',
  nama_merek: 'Crisp & Co.',
  kelas_mutu: { uraian: 'Kelas Super', terlampir: true },
  klaim: { uraian: null, terlampir: false },
}
const terlampir = { uraian: null, terlampir: true }
const nomorPl = '018/PSAT-PL/XI/2026'

export const sppbContoh: SertifikatSppb = {
  ...kepala,
  templat: 'sppb',
  jenis: 'permohonan_baru',
  unit: [{ ...unitContoh, sppb: null }],
  level: 2,
  ruang_lingkup: [
    'Bawang merah: sortasi, pengemasan, penyimpanan suhu ruang',
    'Cabai merah: pencucian, sortasi, pengemasan, penyimpanan suhu dingin',
  ],
}

export const sppbPengalihanContoh: SertifikatSppbPengalihan = {
  ...kepala,
  templat: 'sppb_pengalihan',
  pemilik_lama,
  pemilik_baru,
  unit: [unitContoh, { ...unitContoh, nama: 'Rumah Kemas Ketanggungan', status_kepemilikan: 'Sewa' }],
}

export const plContoh: SertifikatPl = {
  ...kepala,
  nomor: nomorPl,
  pb_umku: '812000347152600010001',
  templat: 'pl',
  jenis: 'perpanjangan',
  produk: [
    {
      ...produk,
      jenis_kemasan: 'Kotak karton',
      berat_bersih: '18 kg',
      desain_kemasan: terlampir,
      desain_label: terlampir,
    },
  ],
  unit: [unitContoh],
}

export const plPerubahanContoh: SertifikatPlPerubahan = {
  ...kepala,
  nomor: nomorPl,
  templat: 'pl_perubahan',
  produk: [
    {
      ...produk,
      jenis_kemasan: { lama: 'Kotak karton', baru: 'Jaring' },
      berat_bersih: { lama: '18 kg', baru: null },
      desain_kemasan_lama: terlampir,
      desain_label_lama: terlampir,
      desain_kemasan_baru: terlampir,
      desain_label_baru: terlampir,
    },
  ],
  unit: [unitContoh],
  penerbitan_ulang: { ke: 1, alasan: 'nama merek pada sertifikat sebelumnya salah tulis.' },
}

export const plPengalihanContoh: SertifikatPlPengalihan = {
  ...kepala,
  nomor: nomorPl,
  templat: 'pl_pengalihan',
  pemilik_lama,
  pemilik_baru,
  unit: [unitContoh],
  izin: [1, 2, 3].map((urutan) => ({
    nomor: `00${urutan}/PSAT-PL/IV/2024`,
    berlaku_sampai: '2029-04-02',
    jenis_psat: 'Apel segar',
    nama_dagang: 'Apel Fuji Premium',
    nama_merek: 'Crisp & Co.',
    negara_asal: 'Selandia Baru',
    jenis_kemasan: 'Kotak karton',
    berat_bersih: '18 kg',
    kelas_mutu: 'Kelas Super',
  })),
}

export const semuaContoh: readonly Sertifikat[] = [
  sppbContoh,
  sppbPengalihanContoh,
  plContoh,
  plPerubahanContoh,
  plPengalihanContoh,
]
