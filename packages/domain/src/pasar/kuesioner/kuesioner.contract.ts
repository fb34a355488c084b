import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { requiredText, tidyText } from '../../platform/record/fields.ts'
import { recordId, recordWrites, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export const sasaranLabels = { konsumen: 'Konsumen', pedagang: 'Pedagang' } as const
export type Sasaran = keyof typeof sasaranLabels
const sasaran = ['konsumen', 'pedagang'] as const

const fields = {
  sasaran: z.enum(sasaran, { error: 'Pilih konsumen atau pedagang.' }),
  nama: requiredText(150, 3),
  /** Labels of the values, starting at 1. */
  skala: z
    .array(requiredText(60))
    .min(2, { error: 'Skala memiliki paling sedikit dua nilai.' })
    .max(10, { error: 'Skala memiliki paling banyak sepuluh nilai.' }),
  butir: z
    .array(z.object({ teks: requiredText(300, 3) }))
    .min(1, { error: 'Tulis paling sedikit satu pernyataan.' })
    .max(60),
}

export const kuesionerForm = z.object(fields).superRefine(({ butir }, context) => {
  const seen = new Set<string>()
  for (const [index, { teks }] of butir.entries()) {
    const key = tidyText(teks).toLowerCase()
    if (seen.has(key)) {
      const path = ['butir', index, 'teks']
      context.addIssue({ code: 'custom', path, message: 'Pernyataan ini sudah ada di atas.' })
    }
    seen.add(key)
  }
})

export const kuesioner = z.object({
  id: z.number(),
  sasaran: z.enum(sasaran),
  edisi: z.number(),
  nama: z.string(),
  skala: z.array(z.string()),
  butir: z.array(z.object({ id: z.number(), kode: z.string(), teks: z.string() })),
  /** New surveys use the active edition. */
  aktif: z.boolean(),
  /** True if a survey has used the edition. A used edition never changes; an edit creates the next edition. */
  dipakai: z.boolean(),
  versi: z.number(),
})

const path = '/api/pasar-pangan/static/static_kuesioner'

export const kuesionerCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary: 'Kuesioner survei, semua edisi; yang terbaru lebih dahulu',
    response: dataAnswer(z.array(kuesioner)),
  }),
  ...recordWrites({
    path,
    noun: 'kuesioner',
    row: kuesioner,
    form: kuesionerForm,
    change: { id: recordId, versi },
    idName: 'id',
    addName: 'add',
  }),
}

export type Kuesioner = z.output<typeof kuesioner>
export type KuesionerForm = z.output<typeof kuesionerForm>

nameSchemas({ kuesioner })
