import { z } from 'zod'
import { optionalText, orNull, requiredText } from '../../platform/record/fields.ts'
import { recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { type CaraPencarian, caraPencarian } from './batas.ts'

const ids = z.array(z.int32().positive()).max(600).default([])

/** Terms without members of their own: all foods, and whatever a regulation does not list. Nobody can change them. */
export const isIstilahTetap = (cara: CaraPencarian): cara is 'semua' | 'bawaan' =>
  cara === 'semua' || cara === 'bawaan'
export const istilahUmumTetap = 'Istilah ini berlaku untuk semua pangan, jadi tidak dipetakan di sini.'

export const istilahForm = z
  .object({
    nama: requiredText(400),
    cara: z.enum(['jenis', 'kelompok', 'subkelompok'], { error: 'Pilih cara mencarinya.' }),
    sub: ids,
    termasuk: ids,
    kecuali: ids,
    ragu: ids,
    catatan: optionalText(500),
  })
  .superRefine(({ sub, termasuk, kecuali, ragu }, { addIssue }) => {
    const dua = [...termasuk, ...kecuali, ...ragu].find((id, at, semua) => semua.indexOf(id) !== at)
    const kata = [
      { path: 'kecuali', ids: kecuali },
      { path: 'ragu', ids: ragu },
      { path: 'termasuk', ids: termasuk },
    ]
    if (dua !== undefined) {
      const path = kata.find(({ ids: list }) => list.includes(dua))?.path ?? 'termasuk'
      addIssue({ code: 'custom', path: [path], message: 'Satu pangan hanya boleh ada di satu daftar.' })
    }
    if (sub.length + termasuk.length + ragu.length === 0) {
      addIssue({
        code: 'custom',
        path: ['termasuk'],
        message: 'Pilih paling sedikit satu pangan atau sub kelompok.',
      })
    }
  })
export type IstilahForm = z.output<typeof istilahForm>

const bernama = z.object({ id: z.number(), nama: z.string() })

export const istilahPangan = z.object({
  id: z.number(),
  lampiran: z.string(),
  kelompok: z.string(),
  sub_kelompok: z.string(),
  nama: z.string(),
  cara: z.enum(caraPencarian),
  sub: z.array(bernama),
  termasuk: z.array(bernama),
  kecuali: z.array(bernama),
  ragu: z.array(bernama),
  jumlah_batas: z.number(),
  catatan: z.string().nullable(),
  versi: z.number(),
})
export type IstilahPangan = z.output<typeof istilahPangan>

/** Food of a commodity. A commodity without a food has no limits. */
export const komoditasPanganForm = z.object({
  komoditas_id: recordId,
  pangan_id: orNull(z.int32({ error: 'Pilih jenis pangan dari daftar.' }).positive()),
  versi: versi.nullish(),
})

export const komoditasPangan = z.object({
  id: z.number(),
  nama: z.string(),
  kelompok: z.string(),
  pangan_id: z.number().nullable(),
  pangan: z.string().nullable(),
  sub_kelompok: z.string().nullable(),
  /** Null if the commodity has no link yet. */
  versi: z.number().nullable(),
})
export type KomoditasPangan = z.output<typeof komoditasPangan>

export const pilihanPangan = z.object({
  sub: z.array(z.object({ id: z.number(), nama: z.string(), kelompok: z.string() })),
  pangan: z.array(z.object({ id: z.number(), nama: z.string(), sub_kelompok: z.string() })),
})

nameSchemas({ istilahPangan, komoditasPangan, pilihanPangan })
