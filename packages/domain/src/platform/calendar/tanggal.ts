import { z } from 'zod'
import { isPlausible, tahunJanggal } from './tanggal-wajar.ts'

/** A plausible day. PostgreSQL has no year 0. */
export const tanggal = z.iso.date({ abort: true }).refine(isPlausible, { error: tahunJanggal })
