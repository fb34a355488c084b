import type { NamaAlur } from '../alur/alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

type HariMaster = Record<JenisIzin, number> & { alur: NamaAlur; kantor: boolean }

/** Returns the total working days of the office on this track. The applicant's days do not count. */
export function hariLayanan(master: readonly HariMaster[], jenis: JenisIzin, alur: NamaAlur): number {
  return master.reduce((sum, hari) => (hari.kantor && hari.alur === alur ? sum + hari[jenis] : sum), 0)
}
