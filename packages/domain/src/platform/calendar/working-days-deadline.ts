import { dayInJakarta, formatWeekday, type Moment } from '../format.ts'
import { addDays } from './add-days.ts'
import type { Day } from './working-days.ts'

/** Deadline statuses as the wire spells them (specification, section 4). */
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
 * From the working days left, and whether the deadline's day is over: that is late also before the next working day.
 * DUE_TOMORROW is the next working day, or a Monday's deadline would be told on Sunday only; a paused clock does not
 * draw nearer to its deadline.
 */
export function deadlineStatus(state: ClockState, remaining: number, over = remaining < 0): DeadlineStatus {
  if (state === 'ended') return over ? 'AFTER_DEADLINE' : 'BEFORE_DEADLINE'
  if (over) return 'OVERRDUE'
  return state === 'running' && remaining === 1 ? 'DUE_TOMORROW' : 'ON_PROCESS'
}

export const isTomorrow = (day: Day, now: Moment): boolean => day === addDays(dayInJakarta(now), 1)

/** The label of a status; on a Friday the next working day is not tomorrow, so the day is named. */
export function deadlineLabel(status: DeadlineStatus, due: Day | null, now: Moment): string {
  if (status !== 'DUE_TOMORROW' || due === null || isTomorrow(due, now)) return deadlineLabels[status]
  return `Deadline ${formatWeekday(due)}`
}

/**
 * Which warning the daily job owes the holder of a running clock. On the day itself it is still the one of the day
 * before, for whoever has not had it because a run was missed; the job sends each once.
 */
export function deadlineWarning(
  remaining: number,
  over = remaining < 0,
): 'T-2' | 'T-1' | 'terlambat' | undefined {
  if (over) return 'terlambat'
  if (remaining <= 1) return 'T-1'
  return remaining === 2 ? 'T-2' : undefined
}
