import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { hariBersama } from '../bersama.ts'

/**
 * Working days per budget and licence kind of track `berkas`. The office budgets add up to 25 and 16 days, as on track
 * `pengajuan`.
 */
export const hariKerjaSekretariat = {
  penunjukan: { sppb_psat: 2, izin_edar_pl: 1 },
  /** Auditor and lead auditor share this budget. */
  verifikasi: { sppb_psat: 7, izin_edar_pl: 8 },
  revisi: hariBersama.perbaikan,
  kunjungan: hariBersama.lapang,
  sidang: hariBersama.komtek,
  /** Attachment, both approvals and signature share this budget. */
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
