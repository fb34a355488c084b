import { daysLeft } from '../registrasi/registrasi.status.ts'

/** Categories of people (specification, section 3) in display order. */
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
  penilai_higiene: 'Penilai sanitasi higiene',
  ppns: 'Penyidik pegawai negeri sipil (PPNS)',
  petugas_contoh: 'Petugas pengambil contoh (PPC)',
  lainnya: 'Lainnya',
}

/** State of a competence. The server computes it from the end date and never stores it. */
export const keadaanKompetensi = ['berlaku', 'segera_habis', 'kedaluwarsa'] as const
export type KeadaanKompetensi = (typeof keadaanKompetensi)[number]

export const keadaanLabels: Record<KeadaanKompetensi, string> = {
  berlaku: 'Berlaku',
  segera_habis: 'Segera habis',
  kedaluwarsa: 'Kedaluwarsa',
}

/** Filter values: the states, and `masih_berlaku` for all competences that are valid today. */
export const saringanKeadaan = ['masih_berlaku', ...keadaanKompetensi] as const
export const saringanKeadaanLabels: Record<(typeof saringanKeadaan)[number], string> = {
  masih_berlaku: 'Berlaku hari ini, semuanya',
  ...keadaanLabels,
  berlaku: 'Berlaku, belum segera habis',
}

/** Days before the end date on which the job sends reminders. The first value also defines "ends soon". */
export const pengingatKompetensi = [60, 30, 7] as const
export const segeraHabisHari = pengingatKompetensi[0]

/**
 * Returns the state. `today` is the day in Jakarta. The end date itself is still valid, and no end date means unlimited
 * validity.
 */
export function keadaanOf(berlakuSampai: string | null, today: string): KeadaanKompetensi {
  const left = daysLeft(berlakuSampai, today)
  if (left === null || left > segeraHabisHari) return 'berlaku'
  return left < 0 ? 'kedaluwarsa' : 'segera_habis'
}
