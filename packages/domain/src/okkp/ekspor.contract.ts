import { z } from 'zod'
import { dataAnswer, defineContract } from '../platform/contract.ts'
import { nameSchemas } from '../platform/schema-names.ts'
import { exportColumnsOf } from './registrasi.columns.ts'
import { registrasiFilter, sortRegistrasi } from './registrasi.contract.ts'

export const exportFormats = ['xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** Above this a PDF is no longer something to read. */
export const pdfRows = 1000
/** What one sheet of Excel holds, less some room. */
export const xlsxRows = 1_000_000

const flag = z.union([z.boolean(), z.stringbool()]).optional()
const allColumns = exportColumnsOf()

/** The list's filters in a body; `all` and the earlier names of the day range are understood too. */
export const eksporRegistrasiIsian = z.object({
  ...registrasiFilter,
  provinsi_id: z
    .literal('all')
    .transform(() => undefined)
    .or(registrasiFilter.provinsi_id.unwrap())
    .optional(),
  pusat: flag,
  lengkap: flag,
  start_date: registrasiFilter.start,
  end_date: registrasiFilter.end,
  sort: z.enum(sortRegistrasi).default('-terbit_sertifikat'),
  headers: z
    .array(z.enum(allColumns as [string, ...string[]], { error: 'Kolom ini tidak dikenal.' }))
    .min(1, { error: 'Pilih paling sedikit satu kolom.' })
    .max(allColumns.length)
    .refine((headers) => new Set(headers).size === headers.length, {
      error: 'Ada kolom yang dipilih dua kali.',
    }),
  format: z.enum(exportFormats).default('xlsx'),
})
export type EksporRegistrasiIsian = z.output<typeof eksporRegistrasiIsian>

export const statusEkspor = ['menunggu', 'berjalan', 'selesai', 'gagal'] as const

export const ekspor = z.object({
  uuid: z.string(),
  status: z.enum(statusEkspor),
  pesan: z.string().nullable(),
  baris: z.number(),
  /** For /api/upload/view_pdf?path; only its maker can open it, for a day. */
  path: z.string().nullable(),
})
export type Ekspor = z.output<typeof ekspor>

const answer = dataAnswer(ekspor)

export const exportRegistrasi = defineContract({
  method: 'POST',
  path: '/api/okkp/exports',
  summary: 'Ekspor registrasi yang tersaring ke Excel atau PDF → data.path; Prefer: respond-async → 202',
  body: eksporRegistrasiIsian,
  response: answer,
  accepted: answer,
})

export const detailEkspor = defineContract({
  method: 'GET',
  path: '/api/okkp/exports/:uuid',
  summary: 'Kemajuan dan hasil satu ekspor milik sendiri',
  params: z.object({ uuid: z.uuid() }),
  response: answer,
})

nameSchemas({ ekspor })
