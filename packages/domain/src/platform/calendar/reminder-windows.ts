import { addDays } from './add-days.ts'

/**
 * Steps of a reminder, the farthest first, as windows of last days: each falls into one at a time (60, 30, 7: 31 to 60
 * days left, 8 to 30, 0 to 7), so a server that was away for a while sends the nearest one alone.
 */
export function reminderWindows(today: string, steps: readonly number[]) {
  return steps.map((hari, step) => {
    const nearer = steps[step + 1]
    return { from: addDays(today, nearer === undefined ? 0 : nearer + 1), until: addDays(today, hari), hari }
  })
}
