import type {
  KepuasanTerbuka,
  RegistrasiTerbuka,
} from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { PasarData, SanitasiData } from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'

// The types bind this page to the contracts: a new field without a description does not compile.
type Kolom<Row> = Readonly<Record<keyof Row, string>>

const registrasi: Kolom<RegistrasiTerbuka> = {
  id: 'Nomor urut tetap.',
  kode_verifikasi: 'Kode di QR; halamannya /verifikasi/{kode}.',
  jenis_registrasi_id: 'Nomor jenis registrasi.',
  jenis_registrasi: 'Nama jenis registrasi.',
  no_registration: 'Nomor izin atau sertifikat.',
  pusat: 'Benar bila diterbitkan OKKP Pusat.',
  provinsi_id: 'Provinsi penerbit; 0 untuk OKKP Pusat.',
  provinsi: 'Nama provinsi penerbit.',
  provinsi_unit: 'Provinsi tempat unit usaha.',
  kota: 'Kabupaten/kota tempat unit usaha.',
  unit_usaha: 'Nama pemegang.',
  komoditas_id: 'Nomor komoditas.',
  komoditas: 'Nama komoditas.',
  nama_psat: 'Nama pangan di sertifikat.',
  nama_ilmiah: 'Nama Latin.',
  merk: 'Nama dagang.',
  jenis_hc: 'Jenis sertifikat jaminan keamanan pangan.',
  jenis_sertifikat: 'Tingkat Prima atau jaminan mutu hidroponik.',
  level: 'Level SPPB, 1 sampai 3.',
  label: 'Label PDUK, Hijau atau Putih.',
  lembaga_penerbit: 'Lembaga yang menerbitkan.',
  ruang_lingkup: 'Kegiatan yang dicakup.',
  terbit_sertifikat: 'Tanggal terbit (TTTT-BB-HH).',
  exp_sertifikat: 'Hari terakhir berlaku; kosong berarti sampai dicabut.',
  status: 'valid, expired, suspended, revoked, atau superseded, pada hari data diambil.',
}

const tempat = {
  provinsi_id: 'Kode resmi provinsi.',
  provinsi: 'Nama provinsi.',
  kota_id: 'Kode resmi kabupaten/kota.',
  kota: 'Nama kabupaten/kota.',
}

const pasar: Kolom<PasarData> = {
  id: 'Nomor tetap pasar; halamannya /pasar/detail?id={id}.',
  nama: 'Nama pasar.',
  alamat: 'Alamat pasar.',
  ...tempat,
  kecamatan: 'Nama kecamatan.',
  lintang: 'Lintang, derajat dengan enam desimal; negatif di selatan khatulistiwa.',
  bujur: 'Bujur, derajat dengan enam desimal.',
  tahun_pas_aman: 'Tahun masuk program pasar pangan segar aman.',
  tipe: 'Tipe pasar rakyat, I sampai IV.',
  jam_buka: 'Jam buka (JJ:MM).',
  jam_tutup: 'Jam tutup (JJ:MM).',
  sni: 'Benar bila bersertifikat SNI 8152.',
  pasar_sehat: 'Benar bila dinyatakan pasar sehat.',
  pos_pantau: 'Benar bila ada pos pantau keamanan pangan.',
  sanitasi_tanggal: 'Tanggal penilaian sanitasi terakhir.',
  sanitasi_nilai: 'Nilainya, 0 sampai 100, satu desimal.',
  sanitasi_predikat: 'Kurang (di bawah 60), Cukup (60 sampai 80), Baik (di atas 80).',
  uji_terakhir: 'Tanggal rapid test terakhir.',
}

const sanitasi: Kolom<SanitasiData> = {
  id: 'Nomor tetap penilaian.',
  pasar_id: 'Nomor pasar.',
  pasar: 'Nama pasar.',
  ...tempat,
  tanggal: 'Tanggal penilaian.',
  nilai: 'Rata-rata enam aspek, 0 sampai 100, satu desimal.',
  predikat: 'Kurang, Cukup, atau Baik.',
  air_bersih: 'Nilai aspek pengelolaan air bersih; kosong bila tidak ada butir yang berlaku.',
  limbah: 'Nilai aspek pengelolaan limbah.',
  sampah: 'Nilai aspek pengelolaan sampah.',
  kios: 'Nilai aspek kebersihan kios dan penyimpanan.',
  area_pasar: 'Nilai aspek kebersihan area pasar.',
  higiene_personal: 'Nilai aspek higiene pedagang dan petugas.',
}

const kepuasan: Kolom<KepuasanTerbuka> = {
  bulan: 'Bulan penilaian diterima (TTTT-BB).',
  jumlah: 'Banyaknya nilai yang diterima.',
  rata_rata: 'Rata-ratanya, 1 sampai 5, dua desimal.',
}

const wilayah = {
  provinsi_id: 'Hanya satu provinsi (kode resmi, mis. 32).',
  kota_id: 'Hanya satu kabupaten/kota (mis. 3273).',
}

/** Open data sets with description, filters and columns. */
export const kumpulan = [
  {
    nama: 'registrasi',
    judul: 'Registri izin dan sertifikat',
    isi: 'Isinya sama dengan yang tampil saat cek registrasi: tanpa alamat, kontak, dan berkas.',
    saringan: {
      jenis_registrasi_id: 'Hanya satu jenis registrasi.',
      provinsi_id: 'Hanya unit di satu provinsi (kode resmi, mis. 32); 0 untuk terbitan OKKP Pusat.',
    },
    kolom: registrasi,
  },
  {
    nama: 'pasar',
    judul: 'Pasar dan predikat sanitasinya',
    isi: 'Pasar dalam pembinaan, dengan predikat sanitasi dan tanggal uji terakhirnya; tanpa nama dan nomor pengelola.',
    saringan: wilayah,
    kolom: pasar,
  },
  {
    nama: 'sanitasi-pasar',
    judul: 'Penilaian sanitasi pasar',
    isi: 'Setiap penilaian sanitasi dan higiene dengan nilai enam aspeknya.',
    saringan: { ...wilayah, pasar_id: 'Hanya satu pasar.' },
    kolom: sanitasi,
  },
  {
    nama: 'kepuasan',
    judul: 'Kepuasan pengguna tiap bulan',
    isi: 'Rata-rata formulir kepuasan pada bulan yang sudah lewat; bulan dengan kurang dari lima penilaian tidak ditampilkan.',
    saringan: {},
    kolom: kepuasan,
  },
] as const
