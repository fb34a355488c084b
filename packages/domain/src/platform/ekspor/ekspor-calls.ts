import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'
import { nameSchemas } from '../schema-names.ts'

export const exportFormats = ['xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** Maximum rows of a PDF. A longer PDF is not readable. */
export const pdfRows = 1000
/** Maximum rows of an Excel sheet, slightly below the limit of Excel. */
export const xlsxRows = 1_000_000

/** Returns the fields that every export has besides its filters: columns in order, and the file type. */
export function eksporIsian(columns: readonly string[]) {
  return {
    headers: z
      .array(z.enum(columns as [string, ...string[]], { error: 'Kolom ini tidak dikenal.' }))
      .min(1, { error: 'Pilih paling sedikit satu kolom.' })
      .max(columns.length)
      .refine((headers) => new Set(headers).size === headers.length, {
        error: 'Ada kolom yang dipilih dua kali.',
      }),
    format: z.enum(exportFormats).default('xlsx'),
  }
}

export const statusEkspor = ['menunggu', 'berjalan', 'selesai', 'gagal'] as const

export const ekspor = z.object({
  uuid: z.string(),
  status: z.enum(statusEkspor),
  pesan: z.string().nullable(),
  baris: z.number(),
  /** Key for /api/upload/view_pdf?path. Only the account that made the export can open it, for one day. */
  path: z.string().nullable(),
})
export type Ekspor = z.output<typeof ekspor>

nameSchemas({ ekspor })
const answer = dataAnswer(ekspor)

/** Defines a call that requests an export, with its filters and the fields of `eksporIsian`. */
export function eksporCall<const P extends `/api/${string}`, B extends z.ZodObject>(
  path: P,
  summary: string,
  body: B,
) {
  return defineContract({
    method: 'POST',
    path,
    summary: `${summary} ke Excel atau PDF → data.path; Prefer: respond-async → 202`,
    body,
    response: answer,
    accepted: answer,
  })
}

export function eksporDetail(path: `/api/${string}`) {
  return defineContract({
    method: 'GET',
    path: `${path}/:uuid`,
    summary: 'Kemajuan dan hasil satu ekspor milik sendiri',
    params: z.object({ uuid: z.uuid() }),
    response: answer,
  })
}
export type EksporDetail = ReturnType<typeof eksporDetail>
