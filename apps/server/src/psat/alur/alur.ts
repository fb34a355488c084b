import type { Diwakili, FileOf } from '@portal/domain/platform/workflow/workflow'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat, TabelAlur } from '@portal/domain/psat/alur/alur'
import { type AktorPsat, diwakiliOf, type Penugasan } from '@portal/domain/psat/alur/pemegang'
import type { Actor } from '#platform/actor.ts'
import type { BerkasRow, KolomBerkas } from './pengajuan.repository.ts'

export type RowOf<V extends KosakataPsat> = BerkasRow<V['stage']>

/**
 * A track: its table, and how a file of it stands in psat.pengajuan. Who carries out its effects is handed in beside
 * it (`penangan.ts`); the door (`pintu.ts`) knows no track.
 */
export interface Alur<V extends KosakataPsat = KosakataPsat, Name extends string = string>
  extends TabelAlur<V, Name> {
  /** The field that a missing thing is said under. */
  bidang: Record<V['need'], string>
  /** Where this holder opens the file. */
  tautan: (holder: V['holder'], row: RowOf<V>) => `/${string}`
  /** What its row says of a file; what other rooms keep of it is added by the handlers. */
  fakta: (row: RowOf<V>) => V['facts']
  /** What a step has made of the facts, as the row keeps them. */
  kolom: (file: FileOf<V>, event: WorkflowEvent<V, Name>) => KolomBerkas
}

export function toAktor({ id, role, perusahaan_id, mewakili = [] }: Actor): AktorPsat {
  return { id, role, perusahaan_id, mewakili }
}

/** In whose place an account works on this file. */
export function diwakiliPada(row: BerkasRow, actor: Actor): Diwakili | null {
  return diwakiliOf(penugasanOf(row), toAktor(actor))
}

type BerkasBertugas = Pick<
  BerkasRow,
  'perusahaan_id' | 'perusahaan_baru_id' | 'penangan_id' | 'lead_auditor_id' | 'auditor_id'
>

/** The team of a file, its lead first. */
export function timOf({ lead_auditor_id, auditor_id }: BerkasBertugas): number[] {
  return lead_auditor_id === null ? [] : [lead_auditor_id, ...auditor_id]
}

export function penugasanOf(row: BerkasBertugas): Penugasan {
  const { perusahaan_id, perusahaan_baru_id, penangan_id: penangan } = row
  const { lead_auditor_id: lead, auditor_id: auditor } = row
  return { perusahaan_id, perusahaan_baru_id, penangan, tim: lead === null ? null : { lead, auditor } }
}
