import { yearsLater } from '../../platform/calendar/years-later.ts'

/** Whether a registration holds is read from its dates, its sanction and its successor, never stored. */
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
  /** The last day on which it holds; none means until revoked. */
  exp_sertifikat: string | null
  sanksi: string | null
  digantikan_oleh: number | null
}

/** `today` is the day in Jakarta. A sanction is said even of a registration whose time has run out. */
export function statusOf(record: Validity, today: string): StatusRegistrasi {
  if (record.digantikan_oleh !== null) return 'superseded'
  if (record.sanksi === 'dicabut') return 'revoked'
  if (record.sanksi === 'dibekukan') return 'suspended'
  return record.exp_sertifikat !== null && record.exp_sertifikat < today ? 'expired' : 'valid'
}

export const expiringWithinDays = 60

const msPerDay = 86_400_000

/** Days from today to the last day of validity: 0 on that day itself, negative after it. */
export function daysLeft(exp: string | null, today: string): number | null {
  return exp === null ? null : Math.round((Date.parse(exp) - Date.parse(today)) / msPerDay)
}

export function isExpiring(record: Validity, today: string, days = expiringWithinDays): boolean {
  const left = daysLeft(record.exp_sertifikat, today)
  return statusOf(record, today) === 'valid' && left !== null && left <= days
}

/** The last day of validity: the issue day some years on; none without years. */
export function expiryOf(issued: string, years: number | null): string | null {
  return years === null ? null : yearsLater(issued, years)
}

export const reminderDays = [180, 90, 30] as const
