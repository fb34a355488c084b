/** Columns for the note and the result file of each round, and the label of the file (specification, section 4). */
export const simpananPutaran = {
  'audit/permohonan_baru': {
    keterangan: 'keterangan_audit_dokumen',
    hasil: 'hasil_verifikasi_awal',
    label: 'Hasil verifikasi awal',
  },
  'audit/dokumen': {
    keterangan: 'keterangan_audit_dokumen',
    hasil: 'hasil_audit_dokumen',
    label: 'Hasil audit dokumen',
  },
  'audit/lapang': {
    keterangan: 'keterangan_audit_lapang',
    hasil: 'hasil_audit_lapang',
    label: 'Hasil audit lapang',
  },
  'audit/rekomendasi': {
    keterangan: 'keterangan_sidang_komtek',
    hasil: 'hasil_sidang_komtek',
    label: 'Hasil rekomendasi',
  },
  'reviewDocument/auditor': {
    keterangan: 'keterangan_audit_dokumen',
    hasil: 'hasil_verifikasi_awal',
    label: 'Hasil verifikasi awal',
  },
  'reviewDocument/leadAuditor': {
    keterangan: 'keterangan_audit_dokumen',
    hasil: 'hasil_audit_dokumen',
    label: 'Hasil audit dokumen',
  },
  auditLapang: {
    keterangan: 'keterangan_audit_lapang',
    hasil: 'hasil_audit_lapang',
    label: 'Hasil audit lapang',
  },
  'auditLapang/sidangKomtek': {
    keterangan: 'keterangan_sidang_komtek',
    hasil: 'hasil_sidang_komtek',
    label: 'Hasil rekomendasi',
  },
} as const
export type PanggilanPutaran = keyof typeof simpananPutaran
