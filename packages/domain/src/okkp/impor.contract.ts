import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer, notJson } from '../platform/contract.ts'
import { fileKinds } from '../platform/files.contract.ts'
import { idFilter } from '../platform/id-filter.ts'
import { pageQuery } from '../platform/pagination.ts'
import { nameSchemas } from '../platform/schema-names.ts'

export const importBytes = 25_000_000
export const importField = 'import-excel'
/** So many refused rows are answered; the file of refused rows holds them all. */
export const importRowsShown = 1000

/** What can be imported. Each name is also a type of batch. */
export const jenisImpor = ['registrasi'] as const
export type JenisImpor = (typeof jenisImpor)[number]

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

/** The fields beside the file of an import of registrations. */
export const imporRegistrasiIsian = z.object({
  registrasi_id: z.coerce.number({ error: 'Pilih jenis registrasi.' }).pipe(z.int32().min(1)),
  provinsi_id: z.coerce.number().pipe(z.int32().min(0)).optional(),
  /** Whose rows they are: a province or city by its code, 0 for the centre; the account's own unless said. */
  created_for: z.coerce.number().pipe(z.int32().min(0).max(9999)).optional(),
  uji_coba: z.stringbool().default(false),
  pasar_id: z
    .undefined({ error: 'Impor menurut pasar belum dilayani. Kirim registrasi_id saja.' })
    .optional(),
})

export const impor = z.object({
  uuid: z.string(),
  id: z.number(),
  jenis: z.enum(jenisImpor),
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
  jenis_registrasi: z.string(),
  keterangan: z.string(),
  not_created: z.array(barisDitolak),
  kesalahan: z.array(kesalahanImpor),
  kelompok: z.array(kelompokKesalahan),
})
export type HasilImpor = z.output<typeof hasilImpor>

export const importRegistrasi = defineContract({
  method: 'POST',
  path: '/api/okkp/imports',
  summary:
    'Impor registrasi dari Excel (import-excel, registrasi_id = jenis, provinsi_id, created_for, uji_coba); Prefer: respond-async → 202',
  multipart: z.object({ [importField]: z.file(), ...imporRegistrasiIsian.shape }),
  response: hasilImpor,
  accepted: hasilImpor,
})

export const templateImpor = defineContract({
  method: 'GET',
  path: '/api/okkp/imports/template/:type',
  summary: 'Templat Excel impor untuk satu jenis registrasi',
  params: z.object({ type: z.string().max(40) }),
  produces: [fileKinds.xlsx.mime],
  response: notJson,
})

export const listImpor = defineContract({
  method: 'GET',
  path: '/api/okkp/imports',
  summary: 'Riwayat impor dalam wilayah akun, yang terbaru lebih dahulu',
  query: z.object({
    ...pageQuery,
    jenis: z.enum(jenisImpor).optional(),
    jenis_id: idFilter,
    uji_coba: z.stringbool().default(false),
  }),
  response: listAnswer(impor),
})

const uuidParams = z.object({ uuid: z.uuid() })

export const detailImpor = defineContract({
  method: 'GET',
  path: '/api/okkp/imports/:uuid',
  summary: 'Kemajuan dan hasil satu impor',
  params: uuidParams,
  response: hasilImpor,
})

export const undoImpor = defineContract({
  method: 'POST',
  path: '/api/okkp/imports/undo/:uuid',
  summary: 'Batalkan impor: hapus barisnya yang belum diubah siapa pun, sebutkan yang tertahan',
  params: uuidParams,
  response: dataAnswer(
    z.object({
      dihapus: z.number(),
      tertahan_total: z.number(),
      tertahan: z.array(z.object({ id: z.number(), nomor: z.string(), sebab: z.string() })),
    }),
  ),
})

nameSchemas({ impor, hasilImpor, kesalahanImpor })
