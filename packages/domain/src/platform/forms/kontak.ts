import { z } from 'zod'
import { minLengthMessage, panjangTelepon } from './field-rules.ts'

/** Phone number with digits only and a dialable length (specification, section 5). Empty text means none. */
export function telepon(label = 'No. telepon') {
  const { min, max } = panjangTelepon
  return z
    .string()
    .trim()
    .regex(/^\d*$/, 'Isi dengan angka saja.')
    .refine((text) => text === '' || text.length >= min, minLengthMessage(label, min))
    .max(max)
    .transform((text) => text || null)
    .nullish()
}

/** Removes the separators of a phone number and writes the country code +62 as 0, for numbers from other files. */
export function bareTelepon(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^\+62/, '0')
}

/** Groups the digits of a mobile number for reading. Area codes of landlines differ in length, so those stay as they are. */
export function shownTelepon(number: string): string {
  return number.startsWith('08') ? number.replace(/(\d{4})(?=\d)/g, '$1-') : number
}

export const surel = z.email().max(200)

export const surelTambahan = z
  .union([z.literal(''), surel], { error: 'Tulis alamat surel yang benar, mis. nama@contoh.id.' })
  .transform((text) => text || null)
  .nullish()
