import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { registrasiPublik } from '../registrasi/registrasi.schema.ts'

export const openDataPage = 1000

const query = z.object({
  /** The `berikutnya` of the page before. */
  setelah: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(openDataPage).default(openDataPage),
  jenis_registrasi_id: idFilter,
  provinsi_id: idFilter,
})

const paging =
  'Halaman berikutnya: ulangi dengan setelah = berikutnya sampai berikutnya kosong. diperbarui = waktu perubahan terakhir. Last-Modified dan ETag menghemat unduhan berikutnya.'

export const registrasiTerbuka = registrasiPublik.omit({ segera_habis: true })
export type RegistrasiTerbuka = z.output<typeof registrasiTerbuka>

export const openDataJson = defineContract({
  method: 'GET',
  path: '/api/data-terbuka/registrasi.json',
  summary: `Data terbuka registri sebagai JSON. ${paging}`,
  query,
  response: z.object({
    success: z.literal(true),
    data: z.array(registrasiTerbuka),
    meta: z.object({
      limit: z.number(),
      berikutnya: z.number().nullable(),
      diperbarui: z.string().nullable(),
    }),
  }),
})

export const openDataCsv = defineContract({
  method: 'GET',
  path: '/api/data-terbuka/registrasi.csv',
  summary: `Data terbuka registri sebagai CSV; berikutnya ada di kepala jawaban Link (rel="next"). ${paging}`,
  query,
  produces: ['text/csv'],
  response: notJson,
})

nameSchemas({ registrasiTerbuka })
