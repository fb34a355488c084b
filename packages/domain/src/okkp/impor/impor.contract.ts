import { z } from 'zod'
import { imporCalls, imporIsian } from '../../platform/impor/impor-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

/** The fields beside the file of an import of registrations. */
export const imporRegistrasiIsian = z.object({
  ...imporIsian,
  registrasi_id: z.coerce.number({ error: 'Pilih jenis registrasi.' }).pipe(z.int32().min(1)),
  pasar_id: z
    .undefined({ error: 'Impor menurut pasar belum dilayani. Kirim registrasi_id saja.' })
    .optional(),
})
export type ImporRegistrasiIsian = z.output<typeof imporRegistrasiIsian>

export const okkpImpor = imporCalls({
  path: '/api/okkp/imports',
  // Of an import of registrations.
  answer: { jenis_registrasi: z.string().optional() },
})

export const importRegistrasi = okkpImpor.upload(
  '/api/okkp/imports',
  'Impor registrasi dari Excel (import-excel, registrasi_id = jenis, provinsi_id, created_for, uji_coba)',
  imporRegistrasiIsian,
)

nameSchemas({ hasilImpor: okkpImpor.detail.response })
