import { z } from 'zod'

/** Fewer letters say nothing: suggestions are asked for from here on. */
export const leastLetters = 3

/** What somebody is typing, for suggestions. */
export const kataSaran = z
  .string()
  .trim()
  .min(leastLetters, { error: `Ketik paling sedikit ${leastLetters} huruf atau angka.` })
  .max(100)
