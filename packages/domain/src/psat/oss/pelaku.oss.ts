import type { AksiPelaku } from '../alur/pelaku/aksi.ts'
import type { KirimanAlur } from './status.oss.ts'

/**
 * What each step tells OSS. Before "10" has been sent a correction is 11 and its answer 09, because the papers are
 * not complete yet; afterwards it is 41, which stops the clock of OSS, and 42, which lets it go on. 43 and 44 would
 * set that clock back and are not sent unless somebody maps a step to them: ours is never reset.
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
