import type { JenisPengajuan } from '../jenis/jenis-pengajuan.ts'

/** Submission types as the earlier system wrote them. */
export const jenisLama: Record<JenisPengajuan, string> = {
  permohonan_baru: 'PERMOHONAN',
  perpanjangan: 'PERPANJANGAN',
  penambahan_ruang_lingkup: 'PENAMBAHAN',
  perubahan_data: 'PERUBAHAN',
  pengalihan: 'PENGALIHAN',
}

/** The type that a word names, in the earlier spelling or today's. */
export function jenisDinamai(kata: string): JenisPengajuan | undefined {
  const semua = Object.keys(jenisLama) as JenisPengajuan[]
  return semua.find((jenis) => jenis === kata.toLowerCase() || jenisLama[jenis] === kata.toUpperCase())
}

/** Details and certificates of the earlier system kept extensions and additions under PERMOHONAN. */
const kelompok: Partial<Record<JenisPengajuan, readonly JenisPengajuan[]>> = {
  permohonan_baru: ['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup'],
}

export function jenisSerumpun(jenis: JenisPengajuan): readonly JenisPengajuan[] {
  return kelompok[jenis] ?? [jenis]
}
