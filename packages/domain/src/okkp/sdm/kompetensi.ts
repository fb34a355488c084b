import { daysLeft } from '../registrasi/registrasi.status.ts'

/** The categories of people (specification, section 3), in the order they are shown. */
export const kategoriSdm = [
  'auditor',
  'pengawas',
  'penilai_higiene',
  'ppns',
  'petugas_contoh',
  'lainnya',
] as const
export type KategoriSdm = (typeof kategoriSdm)[number]

export const kategoriLabels: Record<KategoriSdm, string> = {
  auditor: 'Auditor keamanan pangan',
  pengawas: 'Pengawas keamanan pangan segar asal tumbuhan',
  penilai_higiene: 'Penilai higiene sanitasi',
  ppns: 'Penyidik pegawai negeri sipil (PPNS)',
  petugas_contoh: 'Petugas pengambil contoh (PPC)',
  lainnya: 'Lainnya',
}

/** Whether a competence holds is read from its last day, never stored. */
export const keadaanKompetensi = ['berlaku', 'segera_habis', 'kedaluwarsa'] as const
export type KeadaanKompetensi = (typeof keadaanKompetensi)[number]

export const keadaanLabels: Record<KeadaanKompetensi, string> = {
  berlaku: 'Berlaku',
  segera_habis: 'Segera habis',
  kedaluwarsa: 'Kedaluwarsa',
}

/** What lists are narrowed by: besides, all that holds today, soon at its end or not. */
export const saringanKeadaan = ['masih_berlaku', ...keadaanKompetensi] as const
export const saringanKeadaanLabels: Record<(typeof saringanKeadaan)[number], string> = {
  masih_berlaku: 'Berlaku hari ini, semuanya',
  ...keadaanLabels,
  berlaku: 'Berlaku, belum segera habis',
}

/** Steps of the warnings, the first of them also what "soon" means. */
export const pengingatKompetensi = [60, 30, 7] as const
export const segeraHabisHari = pengingatKompetensi[0]

/** `today` is the day in Jakarta; the last day itself still holds, and without one it holds for good. */
export function keadaanOf(berlakuSampai: string | null, today: string): KeadaanKompetensi {
  const left = daysLeft(berlakuSampai, today)
  if (left === null || left > segeraHabisHari) return 'berlaku'
  return left < 0 ? 'kedaluwarsa' : 'segera_habis'
}
