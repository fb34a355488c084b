import { z } from 'zod'

const numbered = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`)

/** Templates of kinds that nobody can delete from the masters. */
export const tipeTemplatTetap: readonly string[] = [
  ...numbered('', 7),
  ...numbered('lab-', 5),
  ...numbered('rapid-', 5),
  ...numbered('pasar-rapid-', 5),
  'mutu',
  'pedagang',
]

const pilihan =
  '1 sampai 7 (registrasi), lab-1 sampai lab-5, rapid-1 sampai rapid-5, pasar-rapid-1 sampai pasar-rapid-5, mutu, atau pedagang'

/** A kind that an officer added to a master uses its id there. */
const bernomor = z
  .string()
  .regex(/^((pasar-)?rapid-|lab-)?\d{1,9}$/, `Jenis templat tidak dikenal. Tulis ${pilihan}.`)

export const tipeTemplat = z
  .union([z.enum(tipeTemplatTetap), bernomor])
  .describe(`${pilihan}; jenis yang ditambahkan di data master memakai nomornya di sana.`)
