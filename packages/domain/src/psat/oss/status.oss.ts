import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** Statuses of OSS that the portal sends. Not the portal's own codes, though some numbers are the same. */
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

/** What a step tells OSS; null: nothing. */
export type Kiriman = StatusOss | null
/** What the steps of a track tell; where the kinds of licence differ, each its own. A step left out tells nothing. */
export type KirimanAlur<Langkah extends string = string> = Partial<
  Record<Langkah, Kiriman | Record<JenisIzin, Kiriman>>
>
