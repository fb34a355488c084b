import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer, notJson } from '../contract.ts'
import { fileKinds } from '../files/files.contract.ts'
import { idFilter } from '../list/id-filter.ts'
import { pageQuery } from '../list/pagination.ts'
import { nameSchemas } from '../schema-names.ts'

export const importBytes = 25_000_000
export const importField = 'import-excel'
/** So many refused rows are answered; the file of refused rows holds them all. */
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

/** The fields that stand beside every file; a definition adds its own. */
export const imporIsian = {
  provinsi_id: z.coerce.number().pipe(z.int32().min(0)).optional(),
  /** Whose rows they are: a province or city by its code, 0 for the centre; the account's own unless said. */
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
  /** Rows read so far; all of them once it is done. */
  total: z.number(),
  /** Rows stored so far; of a dry run, those that would be. */
  tersimpan: z.number(),
  ditolak: z.number(),
  /** The workbook of refused rows, for /api/upload/view_pdf?path. */
  berkas_ditolak: z.string().nullable(),
  pembuat: z.string().nullable(),
  dibuat: z.string(),
  selesai: z.string().nullable(),
  boleh_batal: z.boolean(),
})
export type Impor = z.output<typeof impor>

/** A refused row: header → value, with `Keterangan` (all its faults) and `Baris` (its row in the sheet, as Excel counts). */
export const barisDitolak = z.record(z.string(), z.union([z.string(), z.number()]))
export type BarisDitolak = z.output<typeof barisDitolak>

/** One fault of one cell, for marking it. */
export const kesalahanImpor = z.object({
  baris: z.number(),
  kolom: z.string(),
  sel: z.string(),
  pesan: z.string(),
})
export type KesalahanImpor = z.output<typeof kesalahanImpor>

/** What can be wrong with a cell, as it is said of many rows at once. */
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

/** All faults of one kind in one column: how many rows, and the commonest of them with the first rows they stand in. */
export const kelompokKesalahan = z.object({
  jenis: z.enum(jenisKesalahan),
  kolom: z.string(),
  jumlah: z.number(),
  contoh: z.array(z.object({ pesan: z.string(), jumlah: z.number(), baris: z.array(z.number()) })),
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
  /** Of the history; the other calls stand below it. */
  path: `/api/${string}`
  /** The types that a template can be asked for. */
  templateTypes: z.ZodType<string, string>
  /** What a result says beside the common fields: checked and printed, and read by nobody here. */
  answer?: z.ZodRawShape
}

/** One place where a wing takes workbooks in: history, result, undo, template, and an upload for each definition. */
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
        /** One of the names of the desk's definitions. */
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
