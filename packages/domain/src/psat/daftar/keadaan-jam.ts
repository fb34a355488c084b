import type { Day } from '../../platform/calendar/working-days.ts'
import { type DeadlineStatus, deadlineLabel } from '../../platform/calendar/working-days-deadline.ts'
import type { Moment } from '../../platform/format.ts'

interface SaringanJam {
  status: DeadlineStatus[]
  jeda?: boolean
}

/**
 * Clock states of running files. Each file has exactly one. A late file counts as late even while it waits for the
 * applicant, so "jeda" holds only files that are in time.
 */
export const keadaanJam = {
  ON_PROCESS: { status: ['ON_PROCESS'], jeda: false },
  DUE_TOMORROW: { status: ['DUE_TOMORROW'], jeda: false },
  OVERRDUE: { status: ['OVERRDUE'] },
  jeda: { status: ['ON_PROCESS', 'DUE_TOMORROW'], jeda: true },
} satisfies Record<string, SaringanJam>
export type KeadaanJam = keyof typeof keadaanJam

export const labelDijeda = 'Jam dijeda'

export function describeKeadaan(
  { status, jeda, tenggat }: { status: DeadlineStatus; jeda: boolean; tenggat: Day | null },
  now: Moment,
): string {
  return jeda && status !== 'OVERRDUE' ? labelDijeda : deadlineLabel(status, tenggat, now)
}
