import { dayInJakarta } from '@portal/domain/platform/format'
import type { IzinSaya } from '#psat/pelaku/use-izin-saya.ts'

const sehari = 24 * 60 * 60 * 1000
const hariPeringatan = 60

/** Days until a day of Jakarta; negative once it has passed. */
export function hariMenuju(hari: string, today = dayInJakarta(Date.now())): number {
  return Math.round((Date.parse(hari) - Date.parse(today)) / sehari)
}

/** Permits that end within sixty days or have ended, the nearest first. */
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
