import { z } from 'zod'
import { tanggal } from '../calendar/tanggal.ts'

/** White space other than single blanks between words: most texts have none, and looking is cheaper than writing anew. */
const untidy = /[^\S ]|^ | $| {2}/

/** One spelling of spaces and accents, so that equal texts are stored equal. */
export function tidyText(text: string): string {
  const normal = text.normalize('NFC')
  return untidy.test(normal) ? normal.replace(/\s+/g, ' ').trim() : normal
}

/** Text of one line. */
export const requiredText = (longest: number, shortest = 1) =>
  z.string().overwrite(tidyText).min(shortest).max(longest)

/** What a form leaves blank (left out, null or an empty text) is stored as null. */
export const optionalText = (longest: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(longest)
    .nullish()
    .transform((text) => text || null)

/** The same for text whose line breaks are meant. */
export const optionalLines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => text || null)

/** The id of a master or a region that may stay open; `message` says what to choose. */
export const optionalId = (message: string) =>
  z
    .union([z.literal(''), z.int32()], { error: message })
    .nullish()
    .transform((id) => id || null)

export const optionalDay = (day: z.ZodISODate = tanggal) =>
  z
    .union([z.literal(''), day], { error: 'Tulis tanggal sebagai TTTT-BB-HH.' })
    .nullish()
    .transform((given) => given || null)

/** One of a list of words, or nothing. */
export const optionalChoice = <const T extends readonly string[]>(words: T, message?: string) =>
  z
    .union([z.literal(''), z.enum(words)], message === undefined ? undefined : { error: message })
    .nullish()
    .transform((word) => word || null)

/** A number, a choice or anything else that has no blank text of its own. */
export const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((given) => given ?? null)

/** A key from the upload call. */
export const fileKey = z.string().min(1).max(200)
export const optionalFileKey = z
  .string()
  .max(200)
  .nullish()
  .transform((key) => key || null)
