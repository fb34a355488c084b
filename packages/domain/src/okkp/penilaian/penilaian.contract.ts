import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { telepon } from '../../platform/forms/kontak.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { optionalDay, optionalLines, optionalText, orNull } from '../../platform/record/fields.ts'

const nilai = z.int({ error: 'Pilih nilai 1 sampai 5.' }).min(1).max(5)

/** No field is required (specification, section 5), but the form needs a rating or a note. */
export const penilaianForm = z
  .object({
    ratings: orNull(nilai),
    nama: optionalText(150),
    no_hp: orNull(telepon('No. HP')),
    note: optionalLines(2000),
    /** Page of the rating: title, service and path. */
    title: optionalText(200),
    type: optionalText(50),
    link: optionalText(500),
    /** Date on a paper form, for staff who enter it. */
    tanggal: optionalDay(),
    /** Honeypot: people cannot see this field, so only a bot fills it in. */
    situs_web: z.string().max(500).nullish(),
  })
  .refine(({ ratings, note, situs_web }) => ratings !== null || note !== null || situs_web, {
    path: ['ratings'],
    error: 'Pilih nilai 1 sampai 5, atau tulis catatan.',
  })
export type PenilaianForm = z.output<typeof penilaianForm>

export const sumberPenilaian = ['portal', 'kertas'] as const

export const penilaian = z.object({
  id: z.number(),
  ratings: nilai.nullable(),
  nama: z.string().nullable(),
  no_hp: z.string().nullable(),
  note: z.string().nullable(),
  title: z.string().nullable(),
  type: z.string().nullable(),
  link: z.string().nullable(),
  sumber: z.enum(sumberPenilaian),
  tanggal: z.string(),
  created_at: z.string(),
})
export type Penilaian = z.output<typeof penilaian>

const path = '/api/okkp/ratings'

export const addPenilaian = defineContract({
  method: 'POST',
  path: `${path}/add`,
  summary: 'Kirim penilaian layanan (umum; tanggal hanya untuk petugas yang memasukkan formulir kertas)',
  body: penilaianForm,
  response: emptyAnswer,
  tokenHelps: true,
})

export const listPenilaian = defineContract({
  method: 'GET',
  path,
  summary: 'Penilaian layanan, yang terbaru lebih dahulu',
  query: z.object({
    ...pageQuery,
    ratings: z.coerce.number().pipe(nilai).optional(),
    sumber: z.enum(sumberPenilaian).optional(),
    start_date: tanggal.optional(),
    end_date: tanggal.optional(),
  }),
  response: listAnswer(penilaian),
})

const rekapBulan = z.object({
  /** First day of the month. */
  bulan: z.string(),
  jumlah: z.number(),
  /** Average of the ratings given. Null if there are none. */
  rata_rata: z.number().nullable(),
})
export const trenPenilaian = defineContract({
  method: 'GET',
  path: `${path}/tren`,
  summary: 'Rata-rata penilaian tiap bulan dan sebarannya, dua tahun terakhir',
  response: dataAnswer(
    z.object({
      bulan: z.array(rekapBulan),
      sebaran: z.array(z.object({ nilai, jumlah: z.number() })),
    }),
  ),
})
export type TrenPenilaian = z.output<typeof trenPenilaian.response>['data']
