import { z } from 'zod'
import { orNull } from '../record/fields.ts'
import { roundDegrees } from './titik.ts'

const degrees = (most: number) => orNull(z.number().min(-most).max(most).overwrite(roundDegrees))

/** Form fields for a position. The server stores six decimals, the same as screens show. */
export const titikFields = { lintang: degrees(90), bujur: degrees(180) }
