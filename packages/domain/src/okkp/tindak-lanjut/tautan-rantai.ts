import { z } from 'zod'
import { recordId, versi } from '../../platform/record/record-calls.ts'

/** What a form of a laboratory test or a supervision says about the chain it answers, and which state it has seen. */
export const tautanRantai = z
  .object({ id: recordId, versi })
  .nullish()
  .transform((given) => given ?? null)
export type TautanRantai = NonNullable<z.output<typeof tautanRantai>>
