import { dayInJakarta } from '@portal/domain/platform/format'
import type { IzinSaya } from '#psat/data-usaha/use-izin-saya.ts'

const sehari = 24 * 60 * 60 * 1000
const hariPeringatan = 60

/** Returns the days from today to a day in Jakarta time. The number is negative once the day has passed. */
export function hariMenuju(hari: string, today = dayInJakarta(Date.now())): number {
  return Math.round((Date.parse(hari) - Date.parse(today)) / sehari)
}

/** Returns the permits that end within 60 days or have already ended, earliest end first. */
export function segeraHabis(izin: readonly IzinSaya[], today?: string): IzinSaya[] {
  return izin
    .filter(
      ({ berlaku_sampai, status }) =>
        berlaku_sampai !== null &&
        (status === 'valid' || status === 'expired') &&
        hariMenuju(berlaku_sampai, today) <= hariPeringatan,
    )
    .toSorted((a, b) => (a.berlaku_sampai ?? '').localeCompare(b.berlaku_sampai ?? ''))
}
