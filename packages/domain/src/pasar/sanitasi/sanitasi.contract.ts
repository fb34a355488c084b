import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { fileKey, optionalLines, optionalText } from '../../platform/record/fields.ts'
import { recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { aspekSanitasi } from '../sop/sop.contract.ts'
import { jawabanButir, predikatSanitasi } from './nilai-sanitasi.ts'

export const mostPhotos = 3

/** An item with the text that the officer read, and the finding. */
const butirForm = z.object({
  sop_id: recordId,
  nama: z.string().trim().min(1).max(500),
  jawaban: z.enum(jawabanButir, { error: 'Pilih Ya, Sebagian, Tidak, atau Tidak berlaku.' }),
  catatan: optionalText(500),
  foto: z
    .array(fileKey)
    .max(mostPhotos, { error: `Paling banyak ${mostPhotos} foto.` })
    .default([]),
})

const fields = {
  tanggal,
  catatan: optionalLines(1000),
  butir: z.array(butirForm).min(1, { error: 'Nilai paling sedikit satu butir.' }).max(200),
}

/** The device generates `kode_group`. A repeated request with the same value is the same assessment. */
export const sanitasiForm = z.object({
  kode_group: z.uuid(),
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  ...fields,
})

/** Score with one decimal. Null if no item counts. */
const skor = { nilai: z.number().nullable(), predikat: z.enum(predikatSanitasi).nullable() }

const aspek = z.object({
  aspek_kode: z.number(),
  ...skor,
  butir: z.number(),
})

const row = z.object({
  kode_group: z.string(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  tanggal: z.string(),
  /** Null if an item has no answer or no item applies. */
  ...skor,
  /** Number of items without an answer. Only older assessments have any. */
  belum_dinilai: z.number(),
  aspek: z.array(aspek),
  catatan: z.string().nullable(),
  versi: z.number(),
})

const butirSop = z.object({
  sop_id: z.number(),
  aspek_kode: z.number(),
  kode: z.string(),
  nama: z.string(),
})

const butir = butirSop.extend({
  jawaban: z.enum(jawabanButir),
  catatan: z.string().nullable(),
  foto: z.array(z.string()),
  /** Answer of the previous assessment, if it covered this item. */
  sebelumnya: z.enum(jawabanButir).nullable(),
})

export const sanitasiDetail = row.extend({
  butir: z.array(butir),
  belum: z.array(butirSop),
  sebelumnya: z
    .object({
      kode_group: z.string(),
      tanggal: z.string(),
      ...skor,
      aspek: z.array(aspek),
    })
    .nullable(),
  /** Earlier and current scores, oldest first. */
  riwayat: z.array(z.object({ kode_group: z.string(), tanggal: z.string(), ...skor })),
})

const kodes = Object.keys(aspekSanitasi)
const aspekFilter = idFilter.refine((kode) => kode === undefined || kodes.includes(String(kode)), {
  error: `Pilih aspek ${kodes.slice(0, -1).join(', ')}, atau ${kodes.at(-1)}.`,
})

const path = '/api/pasar-pangan/sanitasi'
const byGroup = z.object({ kode_group: z.uuid() })

export const sanitasiCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary:
      'Penilaian sanitasi dalam wilayah akun; dengan aspek_kode hanya yang memberi nilai aspek itu, masing-masing dengan aspek itu saja',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(200).optional(),
      provinsi_id: idFilter,
      kota_id: idFilter,
      pasar_id: idFilter,
      start_date: tanggal.optional(),
      end_date: tanggal.optional(),
      aspek_kode: aspekFilter,
      lengkap: z.stringbool().optional(),
      sort: z.enum(['-tanggal', 'tanggal', 'nilai', '-nilai']).default('-tanggal'),
    }),
    response: listAnswer(row),
  }),
  detail: defineContract({
    method: 'GET',
    path: `${path}/detail`,
    summary: 'Satu penilaian sanitasi, dengan yang berubah sejak penilaian sebelumnya',
    query: byGroup,
    fails: [404],
    response: dataAnswer(sanitasiDetail),
  }),
  add: defineContract({
    method: 'POST',
    path: `${path}/create`,
    summary:
      'Catat penilaian sanitasi yang lengkap: setiap butir SOP dinilai, juga dengan tidak_berlaku; kode_group yang sama dicatat sekali',
    body: sanitasiForm,
    response: dataAnswer(row),
  }),
  update: defineContract({
    method: 'PUT',
    path: `${path}/update`,
    summary: 'Ubah penilaian sanitasi; versi yang tertinggal dijawab 409',
    body: z.object({ kode_group: z.uuid(), versi, ...fields }),
    response: dataAnswer(row),
  }),
  remove: defineContract({
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Hapus penilaian sanitasi',
    query: byGroup,
    response: emptyAnswer,
  }),
}

export type Sanitasi = z.output<typeof row>
export type SanitasiDetail = z.output<typeof sanitasiDetail>
export type SanitasiForm = z.output<typeof sanitasiForm>
export type ButirForm = z.output<typeof butirForm>
nameSchemas({ sanitasi: row, sanitasiDetail })
