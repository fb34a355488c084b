import { z } from 'zod'
import { defineContract, type MediaType, notJson } from '../contract.ts'

/**
 * File types that users may upload (specification, section 5). The first extension is the extension of stored files.
 */
export const fileKinds = {
  pdf: { label: 'PDF', mime: 'application/pdf', extensions: ['pdf'] },
  jpeg: { label: 'JPEG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { label: 'PNG', mime: 'image/png', extensions: ['png'] },
  xlsx: {
    label: 'Excel',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  xls: { label: 'Excel', mime: 'application/vnd.ms-excel', extensions: ['xls'] },
} as const satisfies Record<
  string,
  { label: string; mime: string; extensions: readonly [string, ...string[]] }
>

export type FileKind = keyof typeof fileKinds
export const allFileKinds = Object.keys(fileKinds) as FileKind[]
export const pictureKinds: readonly FileKind[] = ['jpeg', 'png']
/** File types that a browser can display. */
export const documentKinds: readonly FileKind[] = ['pdf', ...pictureKinds]

/** Readers of a claimed file: everybody, any signed-in account, or every account that may read its record. */
export const fileVisibilities = ['publik', 'akun', 'rekaman'] as const
export type FileVisibility = (typeof fileVisibilities)[number]

export const uploadBytes = 5_120_000
export const uploadFiles = 12

const megabytes = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2, roundingMode: 'ceil' })

/** Formats decimal megabytes. It rounds up, so that a file one byte too large does not show the limit itself. */
export function megabyteText(bytes: number): string {
  return `${megabytes.format(bytes / 1_000_000)} MB`
}

/**
 * Returns the message for a file that is too large. It names only the limit, because it must fit into a single-file
 * field.
 */
export function tooLargeText(limit: number): string {
  return `Berkas ini melebihi batas ${megabyteText(limit)}. Kecilkan, misalnya pindai ulang dengan mutu lebih rendah, lalu unggah lagi.`
}

const choice = new Intl.ListFormat('id', { type: 'disjunction' })

const labelsOf = (kinds: readonly FileKind[]) =>
  choice.format(new Set(kinds.map((kind) => fileKinds[kind].label)))

export function wrongKindText(accepted: readonly FileKind[]): string {
  return `Jenis berkas tidak diterima. Unggah ${labelsOf(accepted)}.`
}

/** Returns the message for a file with a correct extension but wrong content. */
export function wrongContentText(accepted: readonly FileKind[]): string {
  return `Isi berkas ini bukan ${labelsOf(accepted)}. Simpan ulang dari aplikasi asalnya, lalu unggah lagi.`
}

const mimesOf = (kinds: readonly FileKind[]): MediaType[] => kinds.map((kind) => fileKinds[kind].mime)

/** `path` is the key from the upload response. `exp` and `sig` belong to a short-lived signed URL. */
const fileQuery = z.object({
  path: z.string(),
  exp: z.coerce.number().int().optional(),
  sig: z.string().optional(),
})

export const uploadFile = defineContract({
  method: 'POST',
  path: '/api/upload/file',
  summary:
    'Unggah sampai 12 berkas (kolom files); berkas bersifat sementara sampai sebuah rekaman memakainya',
  multipart: z.object({ files: z.array(z.file()).min(1).max(uploadFiles) }),
  response: z.object({ success: z.literal(true), response: z.array(z.string()) }),
})

export const displayImage = defineContract({
  method: 'GET',
  path: '/api/upload/display_image',
  summary: 'Menampilkan gambar',
  query: fileQuery,
  tokenHelps: true,
  produces: mimesOf(pictureKinds),
  fails: [404, 410, 416],
  response: notJson,
})

export const viewPdf = defineContract({
  method: 'GET',
  path: '/api/upload/view_pdf',
  summary: 'Membuka PDF atau gambar, mengunduh Excel',
  query: fileQuery,
  tokenHelps: true,
  produces: mimesOf(allFileKinds),
  fails: [404, 410, 416],
  response: notJson,
})
