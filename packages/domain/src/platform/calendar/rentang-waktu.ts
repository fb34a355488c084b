import { z } from 'zod'
import { tanggal } from './tanggal.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const withoutZone = /T[\d:.]+$/
const jakarta = '+07:00'

/** A day ('2026-11-15') or a full time. A time without a zone is Jakarta time. */
export const moment = z
  .union([tanggal, z.iso.datetime({ local: true, offset: true })], {
    error: 'Tulis tanggal sebagai TTTT-BB-HH, atau waktu ISO lengkap.',
  })
  .optional()

function instant(text: string): Date {
  return new Date(withoutZone.test(text) ? `${text}${jakarta}` : text)
}

/** Returns the first instant of `dari`. A bare day starts at midnight in Jakarta. */
export function startOfRange(text: string): Date {
  return instant(day.test(text) ? `${text}T00:00:00` : text)
}

/** Returns the last instant of `sampai`. A bare day ends with its last millisecond in Jakarta. */
export function endOfRange(text: string): Date {
  return instant(day.test(text) ? `${text}T23:59:59.999` : text)
}

/** Checks that a range does not end before it starts. Such a range would find nothing, so the server reports it. */
export function isForwardRange(from: string | undefined, to: string | undefined): boolean {
  return from === undefined || to === undefined || startOfRange(from) <= endOfRange(to)
}
export const backwardRange = 'Waktu akhir mendahului waktu awal.'
