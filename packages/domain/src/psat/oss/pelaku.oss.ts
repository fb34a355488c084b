import type { AksiPelaku } from '../alur/pelaku/aksi.ts'
import type { KirimanAlur } from './status.oss.ts'

/**
 * OSS status of each step. Before status 10 a correction is 11 and its answer 09; later 41 pauses the OSS clock and 42
 * resumes it. 43 and 44 would reset it, so the portal sends them only if the office maps a step to them.
 */
export const kirimanPelaku: KirimanAlur<AksiPelaku> = {
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
