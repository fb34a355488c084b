import { z } from 'zod'
import { recordId, versi } from '../../platform/record/record-calls.ts'

/** Case that a test or supervision answers, with the version that the user saw. */
export const tautanKasus = z
  .object({ id: recordId, versi })
  .nullish()
  .transform((given) => given ?? null)
export type TautanKasus = NonNullable<z.output<typeof tautanKasus>>
