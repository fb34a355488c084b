import type { Role } from '../../platform/roles.ts'
import { entriesOf } from '../../platform/workflow/workflow.ts'
import { tahapPengajuan } from '../alur/pengajuan.tahap.ts'
import type { TabDaftar } from './daftar.contract.ts'

/** Stage keys of each tab. In "Terbit" the secretariat also sees what is only left to be certified. */
export function tahapTab(tab: Exclude<TabDaftar, 'semua'>, role: Role): string[] {
  const own: string[] = entriesOf(tahapPengajuan)
    .filter(([, stage]) => stage.tab === tab)
    .map(([key]) => key)
  if (tab === 'ditolak') return [...own, 'reject']
  if (tab !== 'terbit') return own
  const certifies = role === 'SEKRETARIAT' || role === 'SUPERADMIN'
  return [...own, 'complete', ...(certifies ? ['finish_publish'] : [])]
}

/** Whether files of this tab are still under way; deadlines say something of those alone. */
export function berjalan(tab: TabDaftar): boolean {
  return tab === 'semua' || Object.values(tahapPengajuan).some((stage) => stage.tab === tab && !stage.ends)
}

/** `process` as callers write it: stage keys of either track, the two outcomes standing for both. */
export function tahapDiminta(process: string): string[] {
  const sama: Record<string, string> = { complete: 'terbit', reject: 'ditolak' }
  return process
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .flatMap((key) => (sama[key] ? [key, sama[key]] : [key]))
}
