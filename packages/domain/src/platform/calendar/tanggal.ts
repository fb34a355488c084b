import { z } from 'zod'
import { earliestDay, latestDay, tahunJanggal } from './tanggal-wajar.ts'

/** A plausible day. PostgreSQL has no year 0. */
export const tanggal = z.iso
  .date({ abort: true })
  .refine((day) => day >= earliestDay && day <= latestDay, { error: tahunJanggal })
