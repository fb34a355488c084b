import { z } from 'zod'
import { defineContract, notJson } from '../contract.ts'
import { fileKinds } from '../files/files.contract.ts'
import { nameSchemas } from '../schema-names.ts'

export const openDataPage = 1000

const base = '/api/data-terbuka/v1'
const page = z.coerce.number().int().min(1).max(openDataPage)
/** Cursor: the value of `berikutnya` in the previous page. */
const setelah = z.coerce.number().int().min(0).default(0)

const again =
  'per = hari yang digambarkan data; diperbarui = waktu perubahan terakhir. ETag menghemat unduhan berikutnya.'

/** Properties of the whole dataset, the same on each page. */
const keadaan = {
  total: z.number(),
  per: z.string().nullable(),
  diperbarui: z.string().nullable(),
}

interface OpenData<N extends string, Row extends z.ZodObject, Filters extends z.ZodRawShape> {
  /** Part of the URL, which must not change. A new meaning of a field requires a new version. */
  name: N
  /** Short description of the content in Indonesian. */
  what: string
  /** Flat row. Each field is a column of the files. */
  row: Row
  filters: Filters
  /** Format for Excel: columns with dates, and labels for the codes of a column. */
  sheet?: {
    days?: readonly (keyof Row['shape'])[]
    words?: Partial<Record<keyof Row['shape'], Readonly<Record<string, string>>>>
  }
}

/** Defines the three calls of an open dataset: JSON page by page, whole CSV, whole Excel file. */
export function openDataCalls<
  const N extends string,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
>({ name, what, row, filters, sheet = {} }: OpenData<N, Row, Filters>) {
  const json = defineContract({
    method: 'GET',
    path: `${base}/${name}.json`,
    summary: `Data terbuka ${what} sebagai JSON. Halaman berikutnya: ulangi dengan setelah = berikutnya sampai berikutnya kosong. total = banyaknya baris seluruhnya. ${again}`,
    query: z.object({ setelah, limit: page.default(openDataPage), ...filters }),
    response: z.object({
      success: z.literal(true),
      data: z.array(row),
      meta: z.object({ limit: z.number(), berikutnya: z.number().nullable(), ...keadaan }),
    }),
  })
  const csv = defineContract({
    method: 'GET',
    path: `${base}/${name}.csv`,
    summary: `Data terbuka ${what} sebagai CSV, seluruhnya. Dengan limit hanya satu halaman; alamat yang berikutnya ada di kepala jawaban Link (rel="next"). ETag menghemat unduhan berikutnya.`,
    query: z.object({ setelah, limit: page.optional(), ...filters }),
    produces: ['text/csv'],
    response: notJson,
  })
  const xlsx = defineContract({
    method: 'GET',
    path: `${base}/${name}.xlsx`,
    summary: `Data terbuka ${what} sebagai Excel, seluruhnya. ETag menghemat unduhan berikutnya.`,
    query: z.object(filters),
    produces: [fileKinds.xlsx.mime],
    response: notJson,
  })
  return { name, what, row, json, csv, xlsx, sheet }
}

const kumpulanTerbuka = z.object({
  nama: z.string(),
  isi: z.string(),
  ...keadaan,
  json: z.string(),
  csv: z.string(),
  xlsx: z.string(),
})
export type KumpulanTerbuka = z.output<typeof kumpulanTerbuka>

export const openDataKatalog = defineContract({
  method: 'GET',
  path: `${base}/katalog.json`,
  summary: `Semua kumpulan data terbuka dengan banyaknya baris dan alamatnya. ${again}`,
  response: z.object({ success: z.literal(true), data: z.array(kumpulanTerbuka) }),
})

nameSchemas({ kumpulanTerbuka })
