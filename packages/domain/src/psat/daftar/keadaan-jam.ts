import type { Day } from '../../platform/calendar/working-days.ts'
import { type DeadlineStatus, deadlineLabel } from '../../platform/calendar/working-days-deadline.ts'
import type { Moment } from '../../platform/format.ts'

/** What the list is asked for: deadline statuses, and whether the office's clock stands still. */
interface SaringanJam {
  status: DeadlineStatus[]
  jeda?: boolean
}

/**
 * How files under way stand against their deadlines; each stands in one of these. Late is late whoever it waits for,
 * so a pause is counted only of files in time.
 */
export const keadaanJam = {
  ON_PROCESS: { status: ['ON_PROCESS'], jeda: false },
  DUE_TOMORROW: { status: ['DUE_TOMORROW'], jeda: false },
  OVERRDUE: { status: ['OVERRDUE'] },
  jeda: { status: ['ON_PROCESS', 'DUE_TOMORROW'], jeda: true },
} satisfies Record<string, SaringanJam>
export type KeadaanJam = keyof typeof keadaanJam

export const labelDijeda = 'Jam dijeda'

/** The same of one file, in words. */
export function sebutKeadaan(
  { status, jeda, tenggat }: { status: DeadlineStatus; jeda: boolean; tenggat: Day | null },
  now: Moment,
): string {
  return jeda && status !== 'OVERRDUE' ? labelDijeda : deadlineLabel(status, tenggat, now)
}
