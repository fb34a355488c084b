import { z } from 'zod'
import { tanggal } from '../calendar/tanggal.ts'

/**
 * Matches white space other than single spaces between words. Most texts need no change, and a test is cheaper than a
 * rewrite.
 */
const untidy = /[^\S ]|^ | $| {2}/

/** Normalizes spaces and accents, so that equal texts are stored equal. */
export function tidyText(text: string): string {
  const normal = text.normalize('NFC')
  return untidy.test(normal) ? normal.replace(/\s+/g, ' ').trim() : normal
}

/** Required text of one line. */
export const requiredText = (longest: number, shortest = 1) =>
  z.string().overwrite(tidyText).min(shortest).max(longest)

/** Optional text of one line. The server stores a missing value, null or empty text as null. */
export const optionalText = (longest: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(longest)
    .nullish()
    .transform((text) => text || null)

/** Optional text that keeps its line breaks. */
export const optionalLines = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => text || null)

/** Optional id of a master row or a region. `message` tells the user what to choose. */
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

export const optionalChoice = <const T extends readonly string[]>(words: T, message?: string) =>
  z
    .union([z.literal(''), z.enum(words)], message === undefined ? undefined : { error: message })
    .nullish()
    .transform((word) => word || null)

/** Converts a missing value to null, for schemas that cannot be an empty text. */
export const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((given) => given ?? null)

/** Key of a file from the upload call. */
export const fileKey = z.string().min(1).max(200)
export const optionalFileKey = z
  .string()
  .max(200)
  .nullish()
  .transform((key) => key || null)
