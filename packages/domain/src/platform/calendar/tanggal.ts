import { z } from 'zod'
import { earliestDay, latestDay, tahunJanggal } from './tanggal-wajar.ts'

/** A day that somebody can mean; PostgreSQL does not know the year 0. */
export const tanggal = z.iso
  .date({ abort: true })
  .refine((day) => day >= earliestDay && day <= latestDay, { error: tahunJanggal })
