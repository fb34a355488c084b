import type { JenisPengajuan } from '../jenis/jenis-pengajuan.ts'

/** Submission types in the spelling of the earlier system. */
export const jenisLama: Record<JenisPengajuan, string> = {
  permohonan_baru: 'PERMOHONAN',
  perpanjangan: 'PERPANJANGAN',
  penambahan_ruang_lingkup: 'PENAMBAHAN',
  perubahan_data: 'PERUBAHAN',
  pengalihan: 'PENGALIHAN',
}

/** Returns the submission type of a word, in the earlier or the current spelling. */
export function jenisOfWord(kata: string): JenisPengajuan | undefined {
  const semua = Object.keys(jenisLama) as JenisPengajuan[]
  return semua.find((jenis) => jenis === kata.toLowerCase() || jenisLama[jenis] === kata.toUpperCase())
}

/** The earlier system stored details and certificates of extensions and additions under PERMOHONAN. */
const kelompok: Partial<Record<JenisPengajuan, readonly JenisPengajuan[]>> = {
  permohonan_baru: ['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup'],
}

/** Returns the types that a call with this type may mean. */
export function jenisInGroup(jenis: JenisPengajuan): readonly JenisPengajuan[] {
  return kelompok[jenis] ?? [jenis]
}
