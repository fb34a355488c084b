import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { hariBersama } from '../bersama.ts'

/** Working days per budget and kind of track `berkas`: the office's make 25 and 16 days in all, as on the other track. */
export const hariKerjaSekretariat = {
  penunjukan: { sppb_psat: 2, izin_edar_pl: 1 },
  /** Of auditor and lead auditor together. */
  verifikasi: { sppb_psat: 7, izin_edar_pl: 8 },
  revisi: hariBersama.perbaikan,
  kunjungan: hariBersama.lapang,
  sidang: hariBersama.komtek,
  /** Attachment, both approvals and signature. */
  lampiran: { sppb_psat: 2, izin_edar_pl: 2 },
  sertifikasi: { sppb_psat: 1, izin_edar_pl: 1 },
} as const satisfies Record<string, Record<JenisIzin, number>>

export type AnggaranSekretariat = keyof typeof hariKerjaSekretariat

export const anggaranSekretariatLabels: Record<AnggaranSekretariat, string> = {
  penunjukan: 'Penunjukan auditor',
  verifikasi: 'Verifikasi auditor dan lead auditor',
  revisi: 'Unggah revisi',
  kunjungan: 'Audit lapang',
  sidang: 'Sidang komisi teknis',
  lampiran: 'Lampiran teknis, persetujuan, dan tanda tangan',
  sertifikasi: 'Sertifikasi OSS',
}
