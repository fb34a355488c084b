import type { KirimanAlur } from './status.oss.ts'

/**
 * What each step of a file entered by the secretariat tells OSS. Its papers are complete when it is entered, so the
 * entry tells two statuses: filled in (09), then complete (10). No bill is told on this track.
 */
export const kirimanBerkas = {
  ajukan: '09',
  berkas_lengkap: '10',
  tunjuk_auditor: '20',
  ganti_tim: null,
  auditor_terima: null,
  auditor_minta_perbaikan: '41',
  lead_terima: { sppb_psat: '40', izin_edar_pl: null },
  lead_minta_perbaikan: '41',
  lapang_terima: null,
  lapang_minta_perbaikan: '41',
  komtek_terima: '45',
  komtek_minta_perbaikan: '41',
  unggah_perbaikan: '42',
  setujui_lamtek_koordinator: '49',
  kirim_oss: '50',
  tolak: '90',
} as const satisfies KirimanAlur
