import { z } from 'zod'
import { keadaanKunci, polaKunci } from './kunci.ts'

export const kunciKode = z.object({
  kid: z.string().regex(polaKunci.kid),
  x: z.string().regex(polaKunci.titik),
  y: z.string().regex(polaKunci.titik),
  keadaan: z.enum(keadaanKunci),
})
