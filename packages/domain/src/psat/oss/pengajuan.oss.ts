import type { AksiPengajuan } from '../alur/pengajuan.aksi.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** Statuses of OSS that this track sends. Not the portal's own codes, though some numbers are the same. */
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

type Kiriman = StatusOss | null

/**
 * What each step tells OSS. Before "10" has been sent a correction is 11 and its answer 09, because the papers are
 * not complete yet; afterwards it is 41, which stops the clock of OSS, and 42, which lets it go on. 43 and 44 would
 * set that clock back and are not sent unless somebody maps a step to them: ours is never reset.
 */
export const kirimanOss: Record<AksiPengajuan, Kiriman | Record<JenisIzin, Kiriman>> = {
  ajukan: '09',
  minta_perbaikan_permohonan: '11',
  jawab_perbaikan_permohonan: '09',
  loloskan_permohonan: '10',
  tunjuk_auditor: '20',
  ganti_tim: null,
  minta_perbaikan_dokumen: '41',
  jawab_perbaikan_dokumen: '42',
  loloskan_dokumen: { sppb_psat: '40', izin_edar_pl: null },
  minta_perbaikan_lapang: '41',
  jawab_perbaikan_lapang: '42',
  loloskan_lapang: null,
  minta_perbaikan_rekomendasi: '41',
  jawab_perbaikan_rekomendasi: '42',
  rekomendasikan: '45',
  terbitkan_tagihan: '31',
  ganti_tagihan: '34',
  lewati_pembayaran: null,
  kirim_bukti_bayar: '32',
  tolak_bukti_bayar: '34',
  terima_pembayaran: '33',
  catat_nomor: '49',
  terbitkan_sertifikat: '50',
  tolak: '90',
  tarik: '90',
  minta_waktu: null,
  beri_waktu: null,
  tolak_waktu: null,
}

/** What the office has mapped otherwise, by step and kind of licence; `tidak`: this step tells OSS nothing. */
export type PetaOss = Partial<Record<`${string}.${JenisIzin}`, StatusOss | 'tidak'>>

/** What the guide says of this step. */
export function kirimanBawaan(aksi: AksiPengajuan, jenis: JenisIzin): Kiriman {
  const kiriman = kirimanOss[aksi]
  return kiriman === null || typeof kiriman === 'string' ? kiriman : kiriman[jenis]
}

export const isStatusOss = (kd_status: string): kd_status is StatusOss => kd_status in statusOss

/**
 * The status to send, or none where OSS already shows it: after an unclear answer we ask OSS what it shows, and two
 * equal statuses in a row could not be told apart. A correction of what the last one carried is sent all the same.
 */
export function kirimanUntuk(
  aksi: AksiPengajuan,
  jenis: JenisIzin,
  terakhir: string | null,
  koreksi = false,
  ubahan: PetaOss = {},
): Kiriman {
  const status = ubahan[`${aksi}.${jenis}`] ?? kirimanBawaan(aksi, jenis)
  if (status === 'tidak') return null
  return status === terakhir && !koreksi ? null : status
}
