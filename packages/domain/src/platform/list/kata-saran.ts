import { z } from 'zod'

/** Minimum letters for suggestions. Fewer letters match too much. */
export const leastLetters = 3

export const kataSaran = z
  .string()
  .trim()
  .min(leastLetters, { error: `Ketik paling sedikit ${leastLetters} huruf atau angka.` })
  .max(100)
