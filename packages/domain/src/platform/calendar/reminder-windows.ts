import { addDays } from './add-days.ts'

export interface ReminderWindow {
  from: string
  until: string
  hari: number
}

/**
 * Converts the steps of a reminder (farthest first) to windows of last days. Windows do not overlap, so a server that was
 * down sends only the nearest reminder. A step after the last day (-1) covers all earlier days.
 */
export function reminderWindows(today: string, steps: readonly number[]): ReminderWindow[] {
  return steps.map((hari, step) => {
    const nearer = steps[step + 1] ?? -1
    const from = hari < 0 ? '-infinity' : addDays(today, nearer + 1)
    return { from, until: addDays(today, hari), hari }
  })
}
