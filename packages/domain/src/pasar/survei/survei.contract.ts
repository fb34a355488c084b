import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { optionalDay, optionalLines, optionalText, orNull } from '../../platform/record/fields.ts'
import { idInQuery, recordCalls, recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { predikatSurvei } from './nilai-survei.ts'

export const faseLabels = { pre: 'Sebelum program', post: 'Sesudah program' } as const
const sasaran = z.enum(['konsumen', 'pedagang'], { error: 'Pilih konsumen atau pedagang.' })
const fase = z.enum(['pre', 'post'], { error: 'Pilih sebelum atau sesudah program.' })
export const kelaminLabels = { P: 'Perempuan', L: 'Laki-laki' } as const
/** Recommended number of respondents. A smaller sample says little about a market. */
export const respondenDisarankan = 30

/** A survey of one market, programme year, phase (before or after) and audience (consumers or traders). */
export const surveiForm = z.object({
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  tahun_program: z.int().min(2023).max(2100),
  fase,
  sasaran,
  tanggal,
  catatan: optionalLines(1000),
})

const ringkas = {
  total_responden: z.number(),
  total_nilai: z.number(),
  rata_nilai: z.number().nullable(),
  presentase: z.number().nullable(),
  predikat: z.enum(predikatSurvei).nullable(),
}

export const survei = z.object({
  id: z.number(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  tahun_program: z.number(),
  fase,
  sasaran,
  tanggal: z.string(),
  kuesioner_id: z.number(),
  catatan: z.string().nullable(),
  ...ringkas,
  versi: z.number(),
  updated_at: z.string(),
})

const responden = z.object({
  id: z.number(),
  kunci: z.string(),
  tanggal: z.string(),
  jenis_kelamin: z.enum(['P', 'L']).nullable(),
  usia: z.number().nullable(),
  keterangan: z.string().nullable(),
  jawaban: z.record(z.string(), z.number()),
  presentase: z.number(),
  predikat: z.enum(predikatSurvei),
})

/** Survey of the same market, year and audience in the other phase. */
const sisi = z.object({ id: z.number(), fase, tanggal: z.string(), ...ringkas })

export const surveiDetail = survei.extend({
  kuesioner: z.object({
    edisi: z.number(),
    nama: z.string(),
    skala: z.array(z.string()),
    butir: z.array(z.object({ kode: z.string(), teks: z.string() })),
  }),
  responden: z.array(responden),
  banding: z.array(sisi),
})

export const surveiCalls = recordCalls({
  path: '/api/pasar-pangan/survey',
  noun: 'survei program',
  row: survei,
  detail: surveiDetail,
  form: surveiForm,
  filter: {
    search: z.string().trim().max(200).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    pasar_id: idFilter,
    start_date: tanggal.optional(),
    end_date: tanggal.optional(),
    fase: fase.optional(),
    sasaran: sasaran.optional(),
  },
  sort: ['-tanggal', 'tanggal'],
  idName: 'id',
  addName: 'create',
})

/** One respondent. The device generates `kunci`; a repeated request with the same key is the same respondent. */
export const respondenForm = z.object({
  survei_id: recordId,
  kunci: z.uuid(),
  tanggal: optionalDay(),
  jenis_kelamin: orNull(z.enum(['P', 'L'])),
  usia: orNull(
    z
      .int()
      .min(10, { error: 'Usia paling muda 10 tahun.' })
      .max(110, { error: 'Usia paling tua 110 tahun.' }),
  ),
  keterangan: optionalText(150),
  jawaban: z.record(z.string().max(20), z.number()),
})
export type RespondenForm = z.input<typeof respondenForm>

export const addResponden = defineContract({
  method: 'POST',
  path: '/api/pasar-pangan/survey/responden/create',
  summary: 'Catat jawaban seorang responden; kunci yang sama dicatat sekali',
  body: respondenForm,
  response: dataAnswer(responden),
})

export const removeResponden = defineContract({
  method: 'DELETE',
  path: '/api/pasar-pangan/survey/responden/delete',
  summary: 'Hapus jawaban seorang responden',
  query: z.object({ id: idInQuery }),
  response: emptyAnswer,
})

export type Survei = z.output<typeof survei>
export type SurveiDetail = z.output<typeof surveiDetail>
export type SurveiForm = z.output<typeof surveiForm>
export type Responden = z.output<typeof responden>
nameSchemas({ survei, surveiDetail })
