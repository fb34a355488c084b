/**
 * All errors of the API: code → HTTP status and Indonesian message. Validation errors are 400, never 422, because the
 * web app logs a user out on 401 and 422 (specification, section 8). So 401 means that the session has ended.
 */
export const errorCatalogue = {
  VALIDASI_GAGAL: [400, 'Isian belum benar. Periksa kolom yang ditandai.'],
  PERMINTAAN_RUSAK: [400, 'Permintaan tidak dapat dibaca.'],
  MASUK_GAGAL: [401, 'Nama pengguna atau kata sandi tidak cocok.'],
  CAPTCHA_GAGAL: [400, 'Pemeriksaan captcha gagal atau sudah dipakai. Ulangi captcha, lalu coba lagi.'],
  KODE_SALAH: [400, 'Kode tidak cocok atau sudah kedaluwarsa.'],
  TAUTAN_TIDAK_BERLAKU: [400, 'Tautan ini tidak berlaku lagi. Minta tautan yang baru.'],
  SESI_BERAKHIR: [401, 'Sesi Anda telah berakhir. Silakan masuk kembali.'],
  TIDAK_BERWENANG: [403, 'Anda tidak berwenang melakukan ini.'],
  PERAN_TIDAK_COCOK: [403, 'Peran pada permintaan tidak sama dengan peran akun Anda.'],
  WILAYAH_DITOLAK: [403, 'Wilayah pada permintaan bukan wilayah akun Anda.'],
  PERLU_ORANG_KEDUA: [403, 'Anda ikut menulisnya, jadi orang lain yang menerbitkannya.'],
  SANDI_WAJIB_DIGANTI: [403, 'Ganti kata sandi sementara Anda lebih dahulu.'],
  TIDAK_DITEMUKAN: [404, 'Data tidak ditemukan.'],
  ALAMAT_TIDAK_DITEMUKAN: [404, 'Alamat layanan tidak ditemukan.'],
  BERKAS_HILANG: [
    404,
    'Isi berkas ini tidak ada lagi di penyimpanan portal. Minta pemiliknya mengunggah ulang, atau hubungi pengelola portal.',
  ],
  METODE_DITOLAK: [405, 'Alamat ini tidak menerima permintaan seperti itu.'],
  BENTROK: [409, 'Data sudah diubah oleh orang lain. Muat ulang untuk melihat yang terbaru.'],
  SUDAH_ADA: [409, 'Data yang sama sudah ada.'],
  RUJUKAN_HILANG: [409, 'Data yang dipilih sudah dihapus. Muat ulang, lalu pilih lagi.'],
  MASIH_DIPAKAI: [409, 'Data masih dipakai di tempat lain, jadi tidak dapat dihapus.'],
  KUNCI_DIPAKAI_ULANG: [409, 'Idempotency-Key ini sudah dipakai untuk permintaan lain.'],
  SUDAH_DIPROSES: [409, 'Permintaan ini sudah diproses.'],
  BUKAN_GILIRAN: [409, 'Langkah ini tidak tersedia pada tahap berkas saat ini.'],
  SYARAT_BELUM_TERPENUHI: [409, 'Langkah ini belum dapat diambil.'],
  IZIN_OSS_TERPAKAI: [409, 'Izin OSS ini sudah dipakai oleh permohonan lain.'],
  MENUNGGU_OSS: [
    409,
    'Nomor PB-UMKU dari OSS belum datang. Tunggu sebentar, atau terbitkan sekarang dengan menuliskan alasannya.',
  ],
  SERTIFIKAT_TERLALU_BESAR: [409, 'Sertifikat ini lebih dari 2 MB, jadi tidak akan diterima OSS.'],
  OSS_TIDAK_AKTIF: [503, 'Sambungan ke OSS belum diatur di portal ini.'],
  OSS_TIDAK_MENJAWAB: [502, 'OSS sedang tidak menjawab. Coba lagi beberapa menit lagi.'],
  OSS_MENOLAK: [502, 'OSS menolak kunci portal ini. Hubungi pengelola portal, lalu coba lagi.'],
  OSS_TOKEN_HABIS: [
    401,
    'Waktu masuk dari OSS sudah habis. Kembali ke OSS, lalu buka portal dari sana lagi.',
  ],
  OSS_TAUTAN_TERPAKAI: [
    409,
    'Tautan masuk dari OSS ini sudah dipakai. Kembali ke OSS, lalu buka portal dari sana lagi; bila tetap sama, keluar dan masuk lagi di OSS.',
  ],
  OSS_IZIN_DITOLAK: [403, 'Izin OSS ini tidak dapat dipakai oleh akun Anda.'],
  SUPERADMIN_TERAKHIR: [
    409,
    'Ini superadmin aktif terakhir, jadi tidak dapat dihapus, dinonaktifkan, atau diganti perannya.',
  ],
  BERKAS_DISAPU: [
    410,
    'Berkas ini sudah dihapus karena tidak dipakai dalam 24 jam. Unggah lagi, atau buat lagi ekspornya.',
  ],
  ISIAN_TERLALU_BESAR: [413, 'Isian terlalu besar untuk dikirim sekaligus. Ringkas isinya, lalu coba lagi.'],
  BERKAS_TERLALU_BESAR: [413, 'Ukuran berkas melebihi batas.'],
  ISI_TERKOMPRESI: [415, 'Isi permintaan harus dikirim tanpa kompresi. Hapus header Content-Encoding.'],
  JENIS_BERKAS_DITOLAK: [415, 'Jenis berkas tidak diterima. Unggah PDF, JPEG, PNG, atau Excel.'],
  BERKAS_RUSAK: [
    400,
    'Berkas rusak atau tidak dapat dibaca. Buka berkas itu di komputer Anda, simpan ulang, lalu unggah lagi.',
  ],
  BERKAS_KOSONG: [400, 'Tidak ada berkas yang diunggah.'],
  TEMPLAT_BERBEDA: [400, 'Baris judul berkas tidak sama dengan templat.'],
  IMPOR_DITOLAK: [
    400,
    'Tidak ada baris yang dapat disimpan. Perbaiki baris yang ditandai, lalu unggah lagi.',
  ],
  PDF_DITOLAK: [400, 'PDF ini tidak dapat diterima.'],
  EXCEL_DITOLAK: [400, 'Berkas Excel ini tidak dapat diterima.'],
  PERMINTAAN_TERPUTUS: [408, 'Permintaan tidak tiba seluruhnya. Periksa sambungan Anda, lalu coba lagi.'],
  ALAMAT_TERLALU_PANJANG: [
    431,
    'Alamat permintaan terlalu panjang. Kurangi saringan atau pilihan, lalu coba lagi.',
  ],
  RENTANG_DITOLAK: [416, 'Bagian yang diminta tidak ada dalam berkas ini.'],
  ALAMAT_LAIN: [421, 'Permintaan ini ditujukan kepada alamat lain.'],
  TERLALU_SERING: [429, 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'],
  GALAT_SERVER: [500, 'Terjadi kesalahan'],
  TANDA_TANGAN_GAGAL: [503, 'Dokumen belum dapat ditandatangani. Hubungi pengelola portal.'],
  HASIL_BELUM_PASTI: [
    503,
    'Hasilnya belum pasti tersimpan. Tunggu sebentar, lalu ulangi; isian yang sama tidak akan tercatat dua kali.',
  ],
  LAYANAN_SIBUK: [503, 'Layanan sedang sibuk atau dalam perawatan. Coba lagi sebentar lagi.'],
  PENYIMPANAN_TIDAK_MENJAWAB: [
    503,
    'Penyimpanan berkas portal sedang tidak menjawab, jadi berkas belum dapat disimpan atau dibuka. Coba lagi beberapa menit lagi. Bagian portal lain tetap dapat dipakai.',
  ],
  PENYIMPANAN_PENUH: [
    507,
    'Penyimpanan berkas portal sedang penuh, jadi tidak ada yang disimpan. Hubungi pengelola portal, lalu coba lagi nanti.',
  ],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errorCatalogue

export interface FieldError {
  field: string
  message: string
}

/** The only error that services throw. `message` replaces the text of the catalogue if a more specific text exists. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[]
  readonly extra: Record<string, unknown>

  constructor(
    code: ErrorCode,
    details: {
      message?: string
      fields?: FieldError[]
      extra?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(details.message ?? errorCatalogue[code][1], { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields ?? []
    this.extra = details.extra ?? {}
  }

  get status(): number {
    return errorCatalogue[this.code][0]
  }
}

/** Creates an error that the form shows at one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('VALIDASI_GAGAL', { message, fields: [{ field, message }] })
}

/** Creates the error for a record that does not exist or that this account may not see. `noun` starts the sentence. */
export function notFound(noun: string): AppError {
  return new AppError('TIDAK_DITEMUKAN', { message: `${noun} tidak ditemukan.` })
}

/** Creates the error for a unique value that is already in use. The form shows it at the field. */
export function alreadyTaken(field: string, message: string): AppError {
  return new AppError('SUDAH_ADA', { message, fields: [{ field, message }] })
}
