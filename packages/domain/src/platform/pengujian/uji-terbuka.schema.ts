import { z } from 'zod'
import { nameSchemas } from '../schema-names.ts'
import { kategoriPangan } from './kategori-pangan.ts'
import { keadaanPositif, negatif } from './keadaan-positif.ts'

/** Public version of a test, without place, stall and supplier. A positive result appears as its state. */
export const ujiTerbuka = z.object({
  id: z.number(),
  tanggal: z.string(),
  kategori: z.enum(kategoriPangan),
  parameter: z.string(),
  pangan: z.string(),
  jumlah_sampel: z.number(),
  hasil: z.enum([negatif, ...keadaanPositif]),
  /** Day of the laboratory's verdict or of the closing. Null for a negative, and while a positive waits. */
  hasil_pada: z.string().nullable(),
})
export type UjiTerbuka = z.output<typeof ujiTerbuka>
nameSchemas({ ujiTerbuka })
