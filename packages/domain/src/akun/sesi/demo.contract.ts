import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { roles } from '../../platform/roles.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

const akunDemo = z.object({
  username: z.string(),
  nama: z.string(),
  role: z.enum(roles),
  /** Name of the region or company. Null if the account covers the whole country. */
  tempat: z.string().nullable(),
  /** One sentence about what to try as this person. `langkah` contains the links. */
  cerita: z.string(),
  langkah: z.array(z.object({ teks: z.string(), tautan: z.string() })),
})
export type AkunDemo = z.output<typeof akunDemo>

/** The answer is null outside demo mode. */
export const pilihanDemo = defineContract({
  method: 'GET',
  path: '/api/auth/demo',
  summary: 'Akun contoh beserta ceritanya untuk halaman masuk; kosong di luar mode demo',
  response: dataAnswer(z.object({ sandi: z.string(), akun: z.array(akunDemo) }).nullable()),
})

nameSchemas({ akunDemo })
