import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer, notJson } from '../contract.ts'
import { fileKinds } from '../files/files.contract.ts'
import { idFilter } from '../list/id-filter.ts'
import { pageQuery } from '../list/pagination.ts'
import { nameSchemas } from '../schema-names.ts'

export const importBytes = 25_000_000
export const importField = 'import-excel'
/** Maximum refused rows in a response. The workbook of refused rows contains all of them. */
export const importRowsShown = 1000

export const statusImpor = [
  'menunggu',
  'berjalan',
  'selesai',
  'ditolak',
  'gagal',
  'dibatalkan',
  'dibatalkan_sebagian',
] as const
export type StatusImpor = (typeof statusImpor)[number]

export const statusImporLabels: Record<StatusImpor, string> = {
  menunggu: 'Menunggu giliran',
  berjalan: 'Sedang diproses',
  selesai: 'Selesai',
  ditolak: 'Ditolak',
  gagal: 'Gagal',
  dibatalkan: 'Dibatalkan',
  dibatalkan_sebagian: 'Dibatalkan sebagian',
}

/** Form fields of every upload. A definition adds its own. */
export const imporIsian = {
  provinsi_id: z.coerce.number().pipe(z.int32().min(0)).optional(),
  /** Owner of the rows: code of a province or city, or 0 for the centre. The default is the account's own region. */
  created_for: z.coerce.number().pipe(z.int32().min(0).max(9999)).optional(),
  uji_coba: z.stringbool().default(false),
}

export const impor = z.object({
  uuid: z.string(),
  id: z.number(),
  jenis: z.string(),
  jenis_id: z.number(),
  jenis_nama: z.string(),
  nama_berkas: z.string(),
  uji_coba: z.boolean(),
  pusat: z.boolean(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  status: z.enum(statusImpor),
  pesan: z.string().nullable(),
  /** Rows read so far, or all rows after the end. */
  total: z.number(),
  /** Rows stored so far. A dry run counts the rows that it would store. */
  tersimpan: z.number(),
  ditolak: z.number(),
  /** Key of the workbook of refused rows, for /api/upload/view_pdf?path. */
  berkas_ditolak: z.string().nullable(),
  pembuat: z.string().nullable(),
  dibuat: z.string(),
  selesai: z.string().nullable(),
  boleh_batal: z.boolean(),
  /** This account checked the file in a dry run, and the server still has it: its good rows can be stored. */
  boleh_simpan: z.boolean(),
})
export type Impor = z.output<typeof impor>

/** A refused row: header → value, plus `Keterangan` (all its errors) and `Baris` (its row number in Excel). */
export const barisDitolak = z.record(z.string(), z.union([z.string(), z.number()]))
export type BarisDitolak = z.output<typeof barisDitolak>

/** One error of one cell, so that a client can mark the cell. */
export const kesalahanImpor = z.object({
  baris: z.number(),
  kolom: z.string(),
  sel: z.string(),
  pesan: z.string(),
})
export type KesalahanImpor = z.output<typeof kesalahanImpor>

/** Kinds of cell errors with the labels for summaries of many rows. */
export const kesalahanLabels = {
  kosong: 'belum diisi',
  nama: 'tidak ada di daftar',
  tanggal: 'tanggal tidak terbaca',
  hari: 'tanggal tidak mungkin',
  angka: 'diubah Excel menjadi angka atau tanggal',
  wilayah: 'di luar wilayah Anda',
  berulang: 'tertulis dua kali di berkas ini',
  terdaftar: 'sudah terdaftar',
  isian: 'isian tidak sesuai',
} as const
export type JenisKesalahan = keyof typeof kesalahanLabels
const jenisKesalahan = Object.keys(kesalahanLabels) as [JenisKesalahan, ...JenisKesalahan[]]

/** All errors of one kind in one column: the number of rows, and the most frequent messages with their first rows. */
export const kelompokKesalahan = z.object({
  jenis: z.enum(jenisKesalahan),
  kolom: z.string(),
  jumlah: z.number(),
  contoh: z.array(z.object({ pesan: z.string(), jumlah: z.number(), baris: z.array(z.number()) })),
  /** Number of further rows, whose messages are not shown. Older results do not have it. */
  lainnya: z.number().default(0),
})
export type KelompokKesalahan = z.output<typeof kelompokKesalahan>

export const hasilImpor = z.object({
  success: z.literal(true),
  message: z.string(),
  data: impor,
  keterangan: z.string(),
  not_created: z.array(barisDitolak),
  kesalahan: z.array(kesalahanImpor),
  kelompok: z.array(kelompokKesalahan),
})
export type HasilImpor = z.output<typeof hasilImpor>

nameSchemas({ impor, kesalahanImpor })

const uuidParams = z.object({ uuid: z.uuid() })

interface ImporDesk {
  /** Path of the history. The other calls are below it. */
  path: `/api/${string}`
  templateTypes: z.ZodType<string, string>
  /** Extra fields of a result. The server validates and sends them; the shared import code does not read them. */
  answer?: z.ZodRawShape
}

/** Defines the import calls of a wing: history, result, undo, template, and one upload per definition. */
export function imporCalls({ path, templateTypes, answer = {} }: ImporDesk) {
  const response = hasilImpor.extend(answer) as typeof hasilImpor
  return {
    upload: (uploadPath: `/api/${string}`, summary: string, isian: z.ZodObject) =>
      defineContract({
        method: 'POST',
        path: uploadPath,
        summary: `${summary}; Prefer: respond-async → 202`,
        multipart: z.object({ [importField]: z.file(), ...isian.shape }),
        response,
        accepted: response,
      }),
    template: defineContract({
      method: 'GET',
      path: `${path}/template/:type`,
      summary: 'Templat Excel impor untuk satu jenis',
      params: z.object({ type: templateTypes }),
      produces: [fileKinds.xlsx.mime],
      fails: [404],
      response: notJson,
    }),
    list: defineContract({
      method: 'GET',
      path,
      summary: 'Riwayat impor dalam wilayah akun, yang terbaru lebih dahulu',
      query: z.object({
        ...pageQuery,
        jenis: z.string().max(40).optional(),
        jenis_id: idFilter,
        uji_coba: z.stringbool().default(false),
      }),
      response: listAnswer(impor),
    }),
    detail: defineContract({
      method: 'GET',
      path: `${path}/:uuid`,
      summary: 'Kemajuan dan hasil satu impor',
      params: uuidParams,
      response,
    }),
    store: defineContract({
      method: 'POST',
      path: `${path}/simpan/:uuid`,
      summary:
        'Simpan baris yang benar dari berkas yang sudah diperiksa (uji_coba), tanpa mengunggahnya lagi',
      params: uuidParams,
      response,
    }),
    undo: defineContract({
      method: 'POST',
      path: `${path}/undo/:uuid`,
      summary: 'Batalkan impor: hapus barisnya yang belum diubah siapa pun, sebutkan yang tertahan',
      params: uuidParams,
      response: dataAnswer(
        z.object({
          dihapus: z.number(),
          tertahan_total: z.number(),
          tertahan: z.array(z.object({ id: z.number(), nomor: z.string(), sebab: z.string() })),
        }),
      ),
    }),
  }
}
export type ImporCalls = ReturnType<typeof imporCalls>
