import { dayInJakarta } from '@portal/domain/platform/format'

const sehari = 24 * 60 * 60 * 1000
const hariPeringatan = 60

/** Returns the days from today to a day in Jakarta time. The number is negative once the day has passed. */
export function hariMenuju(hari: string, today = dayInJakarta(Date.now())): number {
  return Math.round((Date.parse(hari) - Date.parse(today)) / sehari)
}

/** Whether a permit with so many days left ends soon. */
export const isSegera = (hari: number): boolean => hari <= hariPeringatan
