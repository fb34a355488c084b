import { yearsLater } from '../../platform/calendar/years-later.ts'

/** Status of a registration. The server computes it from dates, sanction and successor and never stores it. */
export const statusRegistrasi = ['valid', 'expired', 'suspended', 'revoked', 'superseded'] as const
export type StatusRegistrasi = (typeof statusRegistrasi)[number]

export const statusLabels: Record<StatusRegistrasi, string> = {
  valid: 'Berlaku',
  expired: 'Kedaluwarsa',
  suspended: 'Dibekukan',
  revoked: 'Dicabut',
  superseded: 'Digantikan',
}
export const expiringLabel = 'Segera habis'

export const sanksiRegistrasi = ['dibekukan', 'dicabut'] as const
export type SanksiRegistrasi = (typeof sanksiRegistrasi)[number]

export interface Validity {
  /** Last valid day. Null means until revoked. */
  exp_sertifikat: string | null
  sanksi: string | null
  digantikan_oleh: number | null
}

/** Returns the status. `today` is the day in Jakarta. A sanction takes precedence over expiry. */
export function statusOf(record: Validity, today: string): StatusRegistrasi {
  if (record.digantikan_oleh !== null) return 'superseded'
  if (record.sanksi === 'dicabut') return 'revoked'
  if (record.sanksi === 'dibekukan') return 'suspended'
  return record.exp_sertifikat !== null && record.exp_sertifikat < today ? 'expired' : 'valid'
}

export const expiringWithinDays = 60

const msPerDay = 86_400_000

/** Returns the days until the last valid day: 0 on that day, negative afterwards. */
export function daysLeft(exp: string | null, today: string): number | null {
  return exp === null ? null : Math.round((Date.parse(exp) - Date.parse(today)) / msPerDay)
}

export function isExpiring(record: Validity, today: string, days = expiringWithinDays): boolean {
  const left = daysLeft(record.exp_sertifikat, today)
  return statusOf(record, today) === 'valid' && left !== null && left <= days
}

/** Returns the last valid day, or null for unlimited validity. */
export function expiryOf(issued: string, years: number | null): string | null {
  return years === null ? null : yearsLater(issued, years)
}

export const reminderDays = [180, 90, 30] as const
