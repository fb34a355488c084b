import type { JenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { hariBersama } from '../bersama.ts'

/**
 * Default working days per budget and licence kind; the master can change them. The office budgets add up to 25 and 16
 * days. The applicant's budgets run while the office's clock is paused and start anew in every round.
 */
export const hariKerjaBawaan = {
  permohonan: { sppb_psat: 4, izin_edar_pl: 3 },
  perbaikan_permohonan: hariBersama.perbaikan,
  audit_dokumen: { sppb_psat: 5, izin_edar_pl: 6 },
  perbaikan_audit_dokumen: hariBersama.perbaikan,
  audit_lapang: hariBersama.lapang,
  perbaikan_audit_lapang: { sppb_psat: 10, izin_edar_pl: 0 },
  rekomendasi: hariBersama.komtek,
  perbaikan_rekomendasi: hariBersama.perbaikan,
  /** Bill, check of the payment proof and number share this budget. */
  penerbitan: { sppb_psat: 3, izin_edar_pl: 3 },
  pembayaran: { sppb_psat: 7, izin_edar_pl: 7 },
  tambahan_waktu: { sppb_psat: 5, izin_edar_pl: 5 },
} as const satisfies Record<string, Record<JenisIzin, number>>

export type AnggaranHari = keyof typeof hariKerjaBawaan

export const anggaranLabels: Record<AnggaranHari, string> = {
  permohonan: 'Verifikasi awal dan penunjukan auditor',
  perbaikan_permohonan: 'Perbaikan permohonan',
  audit_dokumen: 'Audit dokumen',
  perbaikan_audit_dokumen: 'Perbaikan audit dokumen',
  audit_lapang: 'Audit lapang',
  perbaikan_audit_lapang: 'Perbaikan audit lapang',
  rekomendasi: 'Rekomendasi komisi teknis',
  perbaikan_rekomendasi: 'Perbaikan rekomendasi',
  penerbitan: 'Tagihan, pemeriksaan pembayaran, dan nomor',
  pembayaran: 'Pembayaran PNBP',
  tambahan_waktu: 'Tambahan waktu perbaikan',
}
