/** Documents for which the office offers a template, by their field names. */
export const bertemplat = [
  'surat_permohonan',
  'surat_permohonan_izin_edar',
  'surat_permohonan_pengalihan',
  'surat_pernyataan',
  'surat_pemeliharaan_psat',
  'sop_psat',
  'surat_pernyataan_sppb_psat',
] as const
export type NamaTemplat = (typeof bertemplat)[number]

export const adaTemplat = (kunci: string): kunci is NamaTemplat =>
  (bertemplat as readonly string[]).includes(kunci)

export const alamatTemplat = (nama: NamaTemplat) => `/api/psat/templat/${nama}` as const
