import type {
  openDataCsv,
  openDataJson,
  RegistrasiTerbuka,
} from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { CallQuery } from '@portal/domain/platform/contract'

// The types hold this page to the calls: a new field without a meaning here does not compile.
export const csvAddress: (typeof openDataCsv)['path'] = '/api/data-terbuka/registrasi.csv'
export const jsonAddress: (typeof openDataJson)['path'] = '/api/data-terbuka/registrasi.json'

export const isian: Readonly<Record<keyof CallQuery<typeof openDataJson>, string>> = {
  setelah: 'Mulai sesudah id ini; dari awal bila tidak diisi.',
  limit: 'Baris tiap jawaban, 1 sampai 1.000.',
  jenis_registrasi_id: 'Hanya satu jenis registrasi.',
  provinsi_id: 'Hanya unit di satu provinsi (kode resmi, mis. 32); 0 untuk terbitan OKKP Pusat.',
}

export const kolom: Readonly<Record<keyof RegistrasiTerbuka, string>> = {
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
