import { z } from 'zod'
import { defineContract, pageMeta } from '../contract.ts'
import { pageQuery } from '../list/pagination.ts'
import { nameSchemas } from '../schema-names.ts'
import { kelompokWaktu } from './antrean.waktu.ts'
import { jenisAntrean, layananAntrean } from './jenis-antrean.ts'

const barisAntrean = z.object({
  jenis: z.enum(jenisAntrean),
  id: z.number(),
  judul: z.string(),
  /** Number of the record and its place. */
  keterangan: z.string(),
  tahap: z.string(),
  /** What is known about the stage, or the office that must act if it is another one. */
  rinci: z.string().nullable(),
  /** Last day of the next action. Null if it has none. */
  batas: z.string().nullable(),
  /** True if the work comes before all due days. */
  mendesak: z.boolean(),
  /** Next action as a button: a verb and its object. */
  langkah: z.string(),
  tautan: z.string(),
  giliran_saya: z.boolean(),
})
export type BarisAntrean = z.output<typeof barisAntrean>

const hitunganAntrean = z.object({
  jenis: z.enum(jenisAntrean),
  /** Open work of this kind that waits for the caller's office, and that waits for others. */
  saya: z.number(),
  lain: z.number(),
})

export const listAntrean = defineContract({
  method: 'GET',
  path: '/api/admin/antrean',
  summary:
    'Antrean OKKP dan Pasar Pangan menurut batas waktunya, sebatas wewenang dan wilayah akun, dengan langkah berikutnya',
  query: z.object({
    ...pageQuery,
    layanan: z.enum(layananAntrean).optional(),
    jenis: z.enum(jenisAntrean).optional(),
    /** `saya`: waits for the caller's office. `lain`: waits for somebody else. */
    giliran: z.enum(['saya', 'lain']).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.array(barisAntrean),
    meta: pageMeta,
    /** All kinds that the caller may see, whatever the filters `jenis` and `giliran`. */
    hitungan: z.array(hitunganAntrean),
    /** Work that waits for the caller's office by due day, under the filter `jenis`. */
    waktu: z.record(z.enum(kelompokWaktu), z.number()),
  }),
})

nameSchemas({ barisAntrean, hitunganAntrean })
