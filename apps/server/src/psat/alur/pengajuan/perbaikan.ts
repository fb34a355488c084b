import { actionOnWire } from '@portal/domain/platform/workflow/workflow-actions'
import type { NamaTahap } from '@portal/domain/psat/alur/pengajuan/tahap'
import { alurPengajuan } from '@portal/domain/psat/alur/pengajuan/workflow'

/** The call with which an applicant answers a revision, whatever the stage. */
export const sendPerbaikan = { call: '{jenis}/update' } as const

export function awaitsPerbaikan(tahap: NamaTahap): boolean {
  const aksi = actionOnWire(alurPengajuan, sendPerbaikan, tahap)
  return aksi !== undefined && alurPengajuan.actions[aksi].from.includes(tahap)
}
