import { z } from 'zod'
import { tanggal } from './tanggal.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const withoutZone = /T[\d:.]+$/
const jakarta = '+07:00'

/** A day ('2026-11-15') or a full time; without a zone it is Jakarta's. */
export const moment = z
  .union([tanggal, z.iso.datetime({ local: true, offset: true })], {
    error: 'Tulis tanggal sebagai TTTT-BB-HH, atau waktu ISO lengkap.',
  })
  .optional()

function instant(text: string): Date {
  return new Date(withoutZone.test(text) ? `${text}${jakarta}` : text)
}

/** The first instant a `dari` includes: a bare day begins at midnight in Jakarta. */
export function startOfRange(text: string): Date {
  return instant(day.test(text) ? `${text}T00:00:00` : text)
}

/** The last instant a `sampai` includes: a bare day ends with the last millisecond of that day in Jakarta. */
export function endOfRange(text: string): Date {
  return instant(day.test(text) ? `${text}T23:59:59.999` : text)
}

/** A range whose end lies before its start finds nothing; say so instead. */
export function isForwardRange(from: string | undefined, to: string | undefined): boolean {
  return from === undefined || to === undefined || startOfRange(from) <= endOfRange(to)
}
export const backwardRange = 'Waktu akhir mendahului waktu awal.'
