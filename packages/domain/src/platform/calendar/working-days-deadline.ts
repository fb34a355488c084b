import { dayInJakarta, formatWeekday, type Moment } from '../format.ts'
import { addDays } from './add-days.ts'
import type { Day } from './working-days.ts'

/** Deadline statuses with the spelling of the API (specification, section 4). */
export const deadlineLabels = {
  ON_PROCESS: 'Sesuai Proses',
  BEFORE_DEADLINE: 'Sesuai Proses',
  DUE_TOMORROW: 'Besok Deadline',
  OVERRDUE: 'Terlambat',
  AFTER_DEADLINE: 'Terlambat',
} as const

export type DeadlineStatus = keyof typeof deadlineLabels
export type ClockState = 'running' | 'paused' | 'ended'

/**
 * Returns the status from the remaining working days. A file is late once the day of its deadline is over. DUE_TOMORROW
 * means the next working day, so a Friday announces a Monday deadline. A paused clock is never DUE_TOMORROW.
 */
export function deadlineStatus(state: ClockState, remaining: number, over = remaining < 0): DeadlineStatus {
  if (state === 'ended') return over ? 'AFTER_DEADLINE' : 'BEFORE_DEADLINE'
  if (over) return 'OVERRDUE'
  return state === 'running' && remaining === 1 ? 'DUE_TOMORROW' : 'ON_PROCESS'
}

export const isTomorrow = (day: Day, now: Moment): boolean => day === addDays(dayInJakarta(now), 1)

/** Returns the label of a status. If the next working day is not tomorrow (on a Friday), the label names the day. */
export function deadlineLabel(status: DeadlineStatus, due: Day | null, now: Moment): string {
  if (status !== 'DUE_TOMORROW' || due === null || isTomorrow(due, now)) return deadlineLabels[status]
  return `Deadline ${formatWeekday(due)}`
}

/**
 * Returns the warning that the daily job sends to the holder of a running clock. The day of the deadline still gives
 * T-1, in case the job missed a run. The job sends each warning once.
 */
export function deadlineWarning(
  remaining: number,
  over = remaining < 0,
): 'T-2' | 'T-1' | 'terlambat' | undefined {
  if (over) return 'terlambat'
  if (remaining <= 1) return 'T-1'
  return remaining === 2 ? 'T-2' : undefined
}
