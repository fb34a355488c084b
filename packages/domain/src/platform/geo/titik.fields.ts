import { z } from 'zod'
import { orNull } from '../record/fields.ts'
import { roundDegrees } from './titik.ts'

const degrees = (most: number) => orNull(z.number().min(-most).max(most).overwrite(roundDegrees))

/** The place of a record in a form. It is stored as it is shown, with six decimals. */
export const titikFields = { lintang: degrees(90), bujur: degrees(180) }
