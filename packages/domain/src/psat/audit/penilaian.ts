import type { DokumenBerkas } from '../isian/bidang.ts'
import type { Temuan } from '../pengajuan/pengajuan.schema.ts'

export const penilaianDokumenLabels = {
  sesuai: 'Sesuai',
  ada_temuan: 'Ada temuan',
  belum: 'Belum diperiksa',
} as const
export type PenilaianDokumen = keyof typeof penilaianDokumenLabels

interface Diperiksa {
  temuan: readonly Pick<Temuan, 'bidang' | 'status'>[]
  /**
   * Keys of the documents marked as conforming at the current stage. A new version has a new key, so it needs a new
   * check.
   */
  dokumen_sesuai: readonly string[]
}

/** Returns the assessment of a document. An open finding overrides the mark "sesuai". */
export function penilaianOf(
  { bidang, kunci }: Pick<DokumenBerkas, 'bidang' | 'kunci'>,
  { temuan, dokumen_sesuai }: Diperiksa,
): PenilaianDokumen {
  if (temuan.some((one) => one.bidang === bidang && one.status !== 'ditutup')) return 'ada_temuan'
  return dokumen_sesuai.includes(kunci) ? 'sesuai' : 'belum'
}

export function countPenilaian(
  dokumen: readonly Pick<DokumenBerkas, 'bidang' | 'kunci'>[],
  diperiksa: Diperiksa,
): Record<PenilaianDokumen, number> {
  const counts = { sesuai: 0, ada_temuan: 0, belum: 0 }
  for (const one of dokumen) counts[penilaianOf(one, diperiksa)] += 1
  return counts
}
