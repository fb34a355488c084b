const masterData: Readonly<Record<string, string>> = {
  'jenis-registrasi': 'jenis registrasi',
  'jenis-sertifikat': 'jenis sertifikat',
  'jenis-hc': 'jenis HC',
  'jenis-uji-lab': 'jenis uji laboratorium',
  'jenis-rapid-test': 'jenis rapid test',
  golongan: 'golongan',
  'jenis-dokumen': 'jenis dokumen',
  'jenis-klaim': 'jenis klaim',
  parameter: 'parameter uji',
}

/** What each event of the audit trail says about whoever did it. A wing that adds an event adds its line. */
const texts: Readonly<Record<string, string>> = {
  'sesi.masuk': 'Masuk ke portal',
  'sesi.akhiri': 'Mengakhiri sesi di perangkat lain',
  'akun.ganti-sandi': 'Mengganti kata sandi sendiri',
  'akun.lupa-sandi': 'Meminta tautan kata sandi baru',
  'akun.atur-sandi': 'Memasang kata sandi baru lewat tautan surel',
  'akun.totp-aktif': 'Mengaktifkan autentikator',
  'akun.totp-lepas': 'Melepas autentikator',
  'pengguna.profil': 'Mengubah profil sendiri',
  'pengguna.tambah': 'Menambahkan akun',
  'pengguna.ubah': 'Mengubah akun',
  'pengguna.status': 'Mengaktifkan atau menonaktifkan akun',
  'pengguna.reset-sandi': 'Mengatur ulang kata sandi akun',
  'pengguna.hapus': 'Menghapus akun',
  'superadmin.buat': 'Membuat superadmin pertama',
  'perusahaan.tambah': 'Menambahkan pelaku usaha',
  'perusahaan.ubah': 'Mengubah data perusahaan',
  'unit-produksi.tambah': 'Menambahkan unit produksi',
  'unit-produksi.ubah': 'Mengubah unit produksi',
  'unit-produksi.hapus': 'Menghapus unit produksi',
  'pemasok.tambah': 'Menambahkan pemasok',
  'pemasok.ubah': 'Mengubah pemasok',
  'pemasok.hapus': 'Menghapus pemasok',
  'pelanggan.tambah': 'Menambahkan pelanggan',
  'pelanggan.ubah': 'Mengubah pelanggan',
  'pelanggan.hapus': 'Menghapus pelanggan',
  'produk.tambah': 'Menambahkan produk',
  'produk.ubah': 'Mengubah produk',
  'produk.hapus': 'Menghapus produk',
  'ruang-lingkup.tambah': 'Menambahkan ruang lingkup',
  'ruang-lingkup.ubah': 'Mengubah ruang lingkup',
  'ruang-lingkup.hapus': 'Menghapus ruang lingkup',
  'draf.tambah': 'Memulai draf pengajuan',
  'draf.hapus': 'Membuang draf pengajuan',
  'pengajuan.kirim': 'Mengirim pengajuan',
  'pengajuan.perbaiki': 'Mengirim perbaikan pengajuan',
  'pengalihan.minta': 'Meminta persetujuan pemilik baru',
  'pengalihan.jawab': 'Menjawab permintaan pengalihan',
  'pesan.kirim': 'Mengirim pesan tentang berkas',
  'undangan.kirim': 'Mengundang kolega',
  'undangan.batal': 'Membatalkan undangan',
  'undangan.terima': 'Menerima undangan',
  'komoditas.tambah': 'Menambahkan komoditas',
  'komoditas.ubah': 'Mengubah komoditas',
  'komoditas.hapus': 'Menghapus komoditas',
  'registrasi.tambah': 'Menambahkan registrasi',
  'registrasi.perpanjang': 'Memperpanjang registrasi',
  'registrasi.ubah': 'Mengubah registrasi',
  'registrasi.hapus': 'Menghapus registrasi',
  'registrasi.impor': 'Mengimpor registrasi',
  'registrasi.impor.batal': 'Membatalkan impor registrasi',
  'registrasi.ekspor': 'Mengekspor registrasi',
  'pengawasan.tambah': 'Mencatat pengawasan',
  'pengawasan.ubah': 'Mengubah pengawasan',
  'pengawasan.hapus': 'Menghapus pengawasan',
  'pengajuan.verifikasi': 'Memproses verifikasi awal pengajuan',
  'pengajuan.tunjuk-auditor': 'Menunjuk tim audit',
  'pengajuan.audit-dokumen': 'Memproses audit dokumen',
  'pengajuan.audit-lapang': 'Memproses audit lapang',
  'pengajuan.rekomendasi': 'Memproses rekomendasi komisi teknis',
  'pengajuan.tolak': 'Menolak pengajuan',
  'pengajuan.tarik': 'Menarik pengajuan',
  'pengajuan.minta-waktu': 'Meminta tambahan waktu perbaikan',
  'pengajuan.beri-waktu': 'Memberi tambahan waktu perbaikan',
  'pengajuan.tolak-waktu': 'Menolak tambahan waktu perbaikan',
  'pengajuan.pembayaran': 'Memproses pembayaran PNBP',
  'pengajuan.nomor': 'Mengisi nomor izin',
  'sertifikat.terbit': 'Menerbitkan sertifikat',
  'sertifikat.terbit-ulang': 'Menerbitkan ulang sertifikat',
  'tarif.ubah': 'Mengubah tarif PNBP',
  'ceklis.isi': 'Mengisi daftar periksa audit lapang',
  'ceklis.ubah': 'Menerbitkan versi baru daftar periksa',
  'temuan.tambah': 'Menyiapkan temuan',
  'temuan.ubah': 'Mengubah temuan',
  'temuan.hapus': 'Menghapus temuan',
  'temuan.tutup': 'Menutup atau membuka lagi temuan',
  'benturan.nyatakan': 'Menyatakan atau mencabut benturan kepentingan',
  'hari-libur.ubah': 'Menambahkan atau mengubah hari libur',
  'hari-libur.hapus': 'Menghapus hari libur',
  'hari-kerja.ubah': 'Mengubah hari kerja anggaran waktu',
  'wilayah.tambah': 'Menambahkan wilayah',
  'wilayah.ubah': 'Mengubah wilayah',
  'wilayah.hapus': 'Menghapus wilayah',
  ...Object.fromEntries(
    Object.entries(masterData).flatMap(([kode, nama]) => [
      [`${kode}.tambah`, `Menambahkan ${nama}`],
      [`${kode}.ubah`, `Mengubah ${nama}`],
      [`${kode}.hapus`, `Menghapus ${nama}`],
    ]),
  ),
}

const verbs: Readonly<Record<string, string>> = {
  tambah: 'Menambahkan',
  ubah: 'Mengubah',
  hapus: 'Menghapus',
  kirim: 'Mengirim',
  impor: 'Mengimpor',
  ekspor: 'Mengekspor',
}

/** Every event that has words of its own, for a filter to choose from. */
export const peristiwaDikenal: readonly { kode: string; teks: string }[] = Object.entries(texts).map(
  ([kode, teks]) => ({ kode, teks }),
)

/** 'komoditas.tambah' → "Menambahkan komoditas". An unknown event is spelt out as well as its name allows. */
export function peristiwaText(kode: string): string {
  if (Object.hasOwn(texts, kode)) return texts[kode] ?? kode
  const plain = (part: string) => part.replaceAll('-', ' ')
  const parts = kode.split('.')
  const action = parts.at(-1) ?? ''
  const thing = plain(parts.slice(0, -1).join(' '))
  const verb = Object.hasOwn(verbs, action) ? verbs[action] : undefined
  if (verb && thing) return `${verb} ${thing}`
  const words = [thing, plain(action)].filter(Boolean).join(': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'komoditas/12' → "komoditas 12". A uuid says nothing to a reader and is left out. */
export function rekamanText(rekaman: string | null): string | undefined {
  const [, kind, id] = /^([a-z-]+)\/(\d+)$/.exec(rekaman ?? '') ?? []
  return kind && id ? `${kind.replaceAll('-', ' ')} ${id}` : undefined
}
