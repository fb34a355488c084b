import { actionOnWire } from '@portal/domain/platform/workflow/workflow-actions'
import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import { alurPelaku } from '@portal/domain/psat/alur/pelaku/workflow'

/** The call with which an applicant answers a revision at any stage. */
export const sendPerbaikan = { call: '{jenis}/update' } as const

export function awaitsPerbaikan(tahap: NamaTahap): boolean {
  const aksi = actionOnWire(alurPelaku, sendPerbaikan, tahap)
  return aksi !== undefined && alurPelaku.actions[aksi].from.includes(tahap)
}
