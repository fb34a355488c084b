import { z } from 'zod'
import { optionalText, requiredText, tidyText } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

/** Cleans aliases: no empty ones, no duplicates, and none equal to the name (case-insensitive). */
export function tidyAlias(nama: string, alias: readonly string[]): string[] {
  const seen = new Set(['', tidyText(nama).toLowerCase()])
  return alias.map(tidyText).filter((name) => {
    const key = name.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

const longest = 150

const fields = {
  nama: requiredText(longest),
  nama_inggris: optionalText(longest),
  nama_latin: optionalText(longest),
  kelompok_id: z.int32({ error: 'Pilih kelompok dari daftar.' }),
  sub_kelompok: optionalText(longest),
  alias: z
    .array(z.string())
    .max(30)
    .refine(
      (names) => names.every((each) => each.length <= longest),
      `Maksimal ${longest} karakter tiap nama.`,
    )
    .default([]),
}

const withTidyAlias = <T extends { nama: string; alias: string[] }>(data: T): T => ({
  ...data,
  alias: tidyAlias(data.nama, data.alias),
})

export const komoditasForm = z.object(fields).overwrite(withTidyAlias)

export const komoditas = z.object({
  id: z.number(),
  nama: z.string(),
  nama_inggris: z.string().nullable(),
  nama_latin: z.string().nullable(),
  kelompok_id: z.number(),
  kelompok: z.string(),
  sub_kelompok: z.string().nullable(),
  alias: z.array(z.string()),
  versi: z.number(),
})

export const kelompokKomoditas = z.object({ id: z.number(), kode: z.string(), nama: z.string() })

export type KomoditasForm = z.output<typeof komoditasForm>
export type Komoditas = z.output<typeof komoditas>
export type KelompokKomoditas = z.output<typeof kelompokKomoditas>

nameSchemas({ komoditas })
