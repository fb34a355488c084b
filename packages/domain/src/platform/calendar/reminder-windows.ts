import { addDays } from './add-days.ts'

export interface ReminderWindow {
  from: string
  until: string
  hari: number
}

/**
 * Steps of a reminder, the farthest first, as windows of last days: each falls into one at a time (60, 30, 7: 31 to 60
 * days left, 8 to 30, 0 to 7), so a server that was away for a while sends the nearest one alone. A step behind the
 * last day (-1) takes all days before.
 */
export function reminderWindows(today: string, steps: readonly number[]): ReminderWindow[] {
  return steps.map((hari, step) => {
    const nearer = steps[step + 1] ?? -1
    const from = hari < 0 ? '-infinity' : addDays(today, nearer + 1)
    return { from, until: addDays(today, hari), hari }
  })
}
