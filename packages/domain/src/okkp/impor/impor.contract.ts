import { z } from 'zod'
import { imporCalls, imporIsian } from '../../platform/impor/impor-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { tipeTemplat } from './tipe-templat.ts'

export const imporRegistrasiIsian = z.object({
  ...imporIsian,
  registrasi_id: z.coerce.number({ error: 'Pilih jenis registrasi.' }).pipe(z.int32().min(1)),
})
export type ImporRegistrasiIsian = z.output<typeof imporRegistrasiIsian>

export const okkpImpor = imporCalls({
  path: '/api/okkp/imports',
  templateTypes: tipeTemplat,
  // Present only for an import of registrations.
  answer: { jenis_registrasi: z.string().optional() },
})

export const importRegistrasi = okkpImpor.upload(
  '/api/okkp/imports',
  'Impor dari Excel (import-excel, uji_coba): registrasi dengan registrasi_id = jenis, provinsi_id, created_for; atau pedagang sebuah pasar dengan pasar_id (is_okkp: pendataan OKKP)',
  z.object({
    ...imporIsian,
    registrasi_id: z.coerce.number().optional(),
    pasar_id: z.coerce.number().optional(),
    is_okkp: z.stringbool().optional(),
  }),
)

nameSchemas({ hasilImpor: okkpImpor.detail.response })
