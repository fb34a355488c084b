import { type Tahap, tahapPengajuan } from '../alur/pengajuan.tahap.ts'
import type { JenisIzin } from '../pengajuan/jenis-pengajuan.ts'

const anggaranPetugas = new Set<string>(
  Object.values<Tahap>(tahapPengajuan).flatMap((tahap) => ('runs' in tahap ? [tahap.runs] : [])),
)

/** How many working days the office has in all; the applicant's days do not count. */
export function hariLayanan(
  master: readonly (Record<JenisIzin, number> & { anggaran: string })[],
  jenis: JenisIzin,
): number {
  return master.reduce((sum, hari) => (anggaranPetugas.has(hari.anggaran) ? sum + hari[jenis] : sum), 0)
}
