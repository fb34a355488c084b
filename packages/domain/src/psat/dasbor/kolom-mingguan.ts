import type { JenisPeristiwa } from './peristiwa.ts'

/** Columns of the weekly report on screen and in the workbook. `peristiwa` filters the files behind a figure. */
export const kolomMingguan = [
  { key: 'totalUpload', label: 'Masuk', peristiwa: undefined },
  { key: 'totalAudit', label: 'Mulai diaudit', peristiwa: 'audit' },
  { key: 'totalRevision', label: 'Diminta perbaikan', peristiwa: 'revisi' },
  { key: 'totalEndAudit', label: 'Audit selesai', peristiwa: 'akhir_audit' },
  { key: 'totalComplete', label: 'Terbit', peristiwa: 'terbit' },
  { key: 'totalReject', label: 'Ditolak', peristiwa: 'tolak' },
] as const satisfies readonly { key: string; label: string; peristiwa: JenisPeristiwa | undefined }[]

export type AngkaMingguan = (typeof kolomMingguan)[number]['key']
