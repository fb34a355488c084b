import { z } from 'zod'
import { defineContract, notJson } from '../contract.ts'

/** Rows of one answer at most. */
export const openDataPage = 1000

const walk = {
  /** The `berikutnya` of the page before. */
  setelah: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(openDataPage).default(openDataPage),
}

const paging =
  'Halaman berikutnya: ulangi dengan setelah = berikutnya sampai berikutnya kosong. diperbarui = waktu perubahan terakhir. ETag menghemat unduhan berikutnya.'

interface OpenData<N extends string, Row extends z.ZodObject, Filters extends z.ZodRawShape> {
  /** Part of the address, which stays as it is: what changes the meaning of a field is a new version. */
  name: N
  /** What it holds, in a few words of Indonesian. */
  what: string
  /** Flat: each field is a column of the CSV. */
  row: Row
  filters: Filters
}

/** One set of open data as two calls, JSON and CSV, paged alike. */
export function openDataCalls<
  const N extends string,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
>({ name, what, row, filters }: OpenData<N, Row, Filters>) {
  const query = z.object({ ...walk, ...filters })
  const json = defineContract({
    method: 'GET',
    path: `/api/data-terbuka/v1/${name}.json`,
    summary: `Data terbuka ${what} sebagai JSON. ${paging}`,
    query,
    response: z.object({
      success: z.literal(true),
      data: z.array(row),
      meta: z.object({
        limit: z.number(),
        berikutnya: z.number().nullable(),
        diperbarui: z.string().nullable(),
      }),
    }),
  })
  const csv = defineContract({
    method: 'GET',
    path: `/api/data-terbuka/v1/${name}.csv`,
    summary: `Data terbuka ${what} sebagai CSV; berikutnya ada di kepala jawaban Link (rel="next"). ${paging}`,
    query,
    produces: ['text/csv'],
    response: notJson,
  })
  return { name, row, json, csv }
}
