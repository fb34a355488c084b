import type { TabBerkas, TabelAlur, TahapAlur } from '../alur/alur.ts'

/** Events of a file that dashboards count by day. */
export const jenisPeristiwa = ['audit', 'revisi', 'akhir_audit', 'terbit', 'tolak'] as const
export type JenisPeristiwa = (typeof jenisPeristiwa)[number]

const tabAudit: readonly TabBerkas[] = ['audit_dokumen', 'audit_lapang']

/**
 * Whether the applicant (on track `berkas` the secretariat) answers a revision at this stage. A payment is no revision.
 */
const isRevisi = ({ tenggat }: TahapAlur) => tenggat?.startsWith('tenggat_perbaikan') === true

/** Whether the file is under audit and not in a revision. */
export const isAudit = (tahap: TahapAlur): boolean => tabAudit.includes(tahap.tab) && !isRevisi(tahap)

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
