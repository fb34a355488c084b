import { z } from 'zod'
import { imporIsian } from '../../platform/impor/impor-calls.ts'
import { okkpImpor } from './impor.contract.ts'

/** Numbers that select the table of tests for an import. */
export const jenisUjiImpor = { lab: 1, rapid: 2, mutu: 3 } as const

const kind = (message: string) => z.coerce.number({ error: message }).pipe(z.int32().min(1))
const jenisUji = (nomor: number) =>
  z.coerce
    .number({ error: 'Sebutkan jenis_uji: 1 laboratorium, 2 rapid test, 3 mutu.' })
    .pipe(z.literal(nomor))

export const imporUjiLabIsian = z.object({
  ...imporIsian,
  jenis_uji: jenisUji(jenisUjiImpor.lab),
  jenis_uji_lab: kind('Pilih jenis uji.'),
})
export type ImporUjiLabIsian = z.output<typeof imporUjiLabIsian>

export const imporRapidIsian = z.object({
  ...imporIsian,
  jenis_uji: jenisUji(jenisUjiImpor.rapid),
  jenis_rapid_test: kind('Pilih jenis rapid test.'),
})
export type ImporRapidIsian = z.output<typeof imporRapidIsian>

/** Rapid tests of one market. The pasar module stores them. */
export const imporRapidPasarIsian = imporRapidIsian.extend({
  pasar_id: z.coerce.number({ error: 'Pilih pasar.' }).pipe(z.int().positive({ error: 'Pilih pasar.' })),
})
export type ImporRapidPasarIsian = z.output<typeof imporRapidPasarIsian>

export const imporMutuIsian = z.object({ ...imporIsian, jenis_uji: jenisUji(jenisUjiImpor.mutu) })
export type ImporMutuIsian = z.output<typeof imporMutuIsian>

/** One call for all kinds of test. `jenis_uji` selects the kind. */
export const importUji = okkpImpor.upload(
  '/api/okkp/imports/uji_lab',
  'Impor uji dari Excel (import-excel, jenis_uji 1 lab, 2 rapid, 3 mutu; jenis_uji_lab atau jenis_rapid_test, provinsi_id, pasar_id untuk rapid test sebuah pasar, created_for, uji_coba)',
  z.object({
    ...imporIsian,
    jenis_uji: z.coerce.number(),
    jenis_uji_lab: z.coerce.number().optional(),
    jenis_rapid_test: z.coerce.number().optional(),
    pasar_id: z.coerce.number().optional(),
  }),
)
