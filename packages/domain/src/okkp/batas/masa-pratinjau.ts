import { addDays } from '../../platform/calendar/add-days.ts'

/**
 * Returns the period of results for a preview: the last twelve months, as if the limit had been valid then. A limit
 * with an earlier start day uses that day.
 */
export function masaPratinjau(berlakuDari: string, today: string): { dari: string; setahun: boolean } {
  const yearAgo = addDays(today, -365)
  return berlakuDari < yearAgo ? { dari: berlakuDari, setahun: false } : { dari: yearAgo, setahun: true }
}
