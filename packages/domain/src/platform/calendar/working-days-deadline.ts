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
 * "Besok" is the next working day, or a Monday's deadline would be told on Sunday only; a paused clock does not draw
 * nearer to its deadline.
 */
export function deadlineStatus(state: ClockState, remaining: number, over = remaining < 0): DeadlineStatus {
  if (state === 'ended') return over ? 'AFTER_DEADLINE' : 'BEFORE_DEADLINE'
  if (over) return 'OVERRDUE'
  return state === 'running' && remaining === 1 ? 'DUE_TOMORROW' : 'ON_PROCESS'
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
