import { z } from 'zod'
import { recordId, versi } from '../../platform/record/record-calls.ts'

/** Follow-up that a laboratory test or supervision answers, with the version that the user saw. */
export const tautanRantai = z
  .object({ id: recordId, versi })
  .nullish()
  .transform((given) => given ?? null)
export type TautanRantai = NonNullable<z.output<typeof tautanRantai>>
