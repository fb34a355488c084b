import type { TabBerkas, TabelAlur, TahapAlur } from '../alur/alur.ts'

/** What dashboards count of a file's way, by the day it happened. */
export const jenisPeristiwa = ['audit', 'revisi', 'akhir_audit', 'terbit', 'tolak'] as const
export type JenisPeristiwa = (typeof jenisPeristiwa)[number]

const tabAudit: readonly TabBerkas[] = ['audit_dokumen', 'audit_lapang']

/** Where the applicant, or on the other track the secretariat, mends what was asked for; paying is no revision. */
const isRevisi = ({ tenggat }: TahapAlur) => tenggat?.startsWith('tenggat_perbaikan') === true

/** Where the file is being audited, as long as nobody is asked to mend anything. */
export const isAudit = (tahap: TahapAlur): boolean => tabAudit.includes(tahap.tab) && !isRevisi(tahap)

/** What a step from one stage to another is, if it is anything that is counted. */
export function peristiwaOf({ tahap }: TabelAlur, from: string | null, to: string): JenisPeristiwa[] {
  const [before, after] = [from === null ? undefined : tahap[from], tahap[to]]
  if (!after || from === to) return []
  const is: Record<JenisPeristiwa, boolean> = {
    audit: isAudit(after) && before !== undefined && before.tab === 'permohonan' && !isRevisi(before),
    revisi: isRevisi(after),
    akhir_audit: before !== undefined && isAudit(before) && after.tab === 'lampiran_teknis',
    terbit: after.ends === 'terbit',
    tolak: after.ends === 'tms',
  }
  return jenisPeristiwa.filter((jenis) => is[jenis])
}
