import { addDays } from '../../platform/calendar/add-days.ts'

/**
 * Results that a changed limit is tried on: those of the last twelve months, as if it had held all the time. One that is to
 * hold from an earlier day is tried from then on.
 */
export function masaPratinjau(berlakuDari: string, today: string): { dari: string; setahun: boolean } {
  const yearAgo = addDays(today, -365)
  return berlakuDari < yearAgo ? { dari: berlakuDari, setahun: false } : { dari: yearAgo, setahun: true }
}
