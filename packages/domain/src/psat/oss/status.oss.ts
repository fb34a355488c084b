import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** OSS statuses that the portal sends. They are not the portal's stage codes, although some numbers are equal. */
export const statusOss = {
  '09': { nama: 'Telah Melengkapi Persyaratan', metode: 'receiveLicenseStatus' },
  '10': { nama: 'Dokumen Lengkap', metode: 'receiveLicenseStatus' },
  '11': { nama: 'Dokumen Belum Lengkap', metode: 'receiveLicenseStatus' },
  '20': { nama: 'Validasi', metode: 'receiveLicenseStatus' },
  '31': { nama: 'Konfirmasi Pembayaran', metode: 'receiveLicenseStatus', membawa: 'data_pnbp' },
  '32': { nama: 'Menunggu Verifikasi Bukti Bayar PNBP', metode: 'receiveLicenseStatus' },
  '33': { nama: 'Persetujuan Pembayaran', metode: 'receiveLicenseStatus' },
  '34': { nama: 'Perbaikan Konfirmasi Pembayaran', metode: 'receiveLicenseStatus', membawa: 'data_pnbp' },
  '40': { nama: 'Inspeksi', metode: 'receiveLicenseStatus' },
  '41': { nama: 'Konfirmasi Persyaratan', metode: 'receiveLicenseStatus' },
  '42': { nama: 'Data Konfirmasi Persyaratan', metode: 'receiveLicenseStatus' },
  '43': { nama: 'Re-Konfirmasi Persyaratan', metode: 'receiveLicenseStatus' },
  '44': { nama: 'Data Re-Konfirmasi Persyaratan', metode: 'receiveLicenseStatus' },
  '45': { nama: 'Persyaratan terverifikasi', metode: 'receiveLicenseStatus' },
  '49': { nama: 'Pengambilan Nomor', metode: 'receiveLicense' },
  '50': { nama: 'Disetujui', metode: 'receiveLicense', membawa: 'file_lampiran' },
  '90': { nama: 'Ditolak', metode: 'receiveLicenseStatus', membawa: 'file_lampiran' },
} as const satisfies Record<
  string,
  {
    nama: string
    metode: 'receiveLicenseStatus' | 'receiveLicense'
    membawa?: 'data_pnbp' | 'file_lampiran'
  }
>
export type StatusOss = keyof typeof statusOss

export const isStatusOss = (kd_status: string): kd_status is StatusOss => Object.hasOwn(statusOss, kd_status)

export type Kiriman = StatusOss | null
/** OSS status of each step of a track, per licence kind where they differ. A missing step sends nothing. */
export type KirimanAlur<Langkah extends string = string> = Partial<
  Record<Langkah, Kiriman | Record<JenisIzin, Kiriman>>
>
