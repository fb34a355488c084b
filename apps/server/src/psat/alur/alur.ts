import type { Diwakili, FileOf } from '@portal/domain/platform/workflow/workflow'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat, TabelAlur } from '@portal/domain/psat/alur/alur'
import { type AktorPsat, diwakiliOf, type Penugasan } from '@portal/domain/psat/alur/pemegang'
import type { Actor } from '#platform/actor.ts'
import type { BerkasRow, KolomBerkas } from './pengajuan.repository.ts'

export type RowOf<V extends KosakataPsat> = BerkasRow<V['stage']>

/**
 * A track: its workflow table and the mapping between its files and the rows of psat.pengajuan. `penangan.ts` registers
 * the handlers of its effects. The workflow service (`pintu.ts`) is the same for all tracks.
 */
export interface Alur<V extends KosakataPsat = KosakataPsat, Name extends string = string>
  extends TabelAlur<V, Name> {
  /** Form field that shows the error if this requirement is missing. */
  bidang: Record<V['need'], string>
  /** Returns the page where this holder opens the file. */
  tautan: (holder: V['holder'], row: RowOf<V>) => `/${string}`
  /** Returns the facts that the row itself holds. The handlers add facts that other modules store. */
  fakta: (row: RowOf<V>) => V['facts']
  /** Returns the columns to store after a step has changed the facts. */
  kolom: (file: FileOf<V>, event: WorkflowEvent<V, Name>) => KolomBerkas
}

export function toAktor({ id, role, perusahaan_id, mewakili = [] }: Actor): AktorPsat {
  return { id, role, perusahaan_id, mewakili }
}

export function diwakiliPada(row: BerkasRow, actor: Actor): Diwakili | null {
  return diwakiliOf(penugasanOf(row), toAktor(actor))
}

type BerkasBertugas = Pick<
  BerkasRow,
  'perusahaan_id' | 'perusahaan_baru_id' | 'penangan_id' | 'lead_auditor_id' | 'auditor_id'
>

export function timOf({ lead_auditor_id, auditor_id }: BerkasBertugas): number[] {
  return lead_auditor_id === null ? [] : [lead_auditor_id, ...auditor_id]
}

export function penugasanOf(row: BerkasBertugas): Penugasan {
  const { perusahaan_id, perusahaan_baru_id, penangan_id: penangan } = row
  const { lead_auditor_id: lead, auditor_id: auditor } = row
  return { perusahaan_id, perusahaan_baru_id, penangan, tim: lead === null ? null : { lead, auditor } }
}
