import { z } from 'zod'
import { fileKey } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { kunciDokumen } from './dokumen.ts'

const ids = (max: number) => z.array(z.number().int().positive()).max(max).default([])
const teks = (max: number) => z.string().trim().max(max)
/** Any valid date, so that stored forms stay readable. `checkIsian` checks whether the date is plausible. */
const hari = z.iso.date()

/** Permit that a submission starts from: one in the registry, or an older one proved by its certificate. */
export const izinAsal = z.object({
  registrasi_id: z.number().int().positive().nullable().default(null),
  nomor: teks(100).default(''),
  level: z.number().int().min(1).max(3).nullable().default(null),
  ruang_lingkup: teks(2000).default(''),
  berlaku_sampai: hari.nullable().default(null),
})
export type IzinAsal = z.output<typeof izinAsal>

export const perubahanData = z.object({
  data_awal: teks(2000).default(''),
  data_baru: teks(2000).default(''),
  alasan_perubahan: teks(2000).default(''),
})

/** The old owner is the applying company. */
export const pemilikBaru = z.object({
  nib: teks(13).default(''),
  nama_pemilik_lama: teks(200).default(''),
  nama_pemilik_baru: teks(200).default(''),
  alamat_pemilik_baru: teks(500).default(''),
  tanggal_pengalihan: hari.nullable().default(null),
})

/**
 * Content of the form for every submission type. It may be incomplete, because a draft has the same shape. `checkIsian`
 * returns what is missing before sending.
 */
export const isianPengajuan = z.object({
  id_izin_oss: z.number().int().positive().nullable().default(null),
  unit_produksi: ids(100),
  ruang_lingkup: ids(300),
  info_produk: ids(300),
  izin_asal: izinAsal.nullable().default(null),
  perubahan: perubahanData.nullable().default(null),
  pemilik_baru: pemilikBaru.nullable().default(null),
  dokumen: z.partialRecord(kunciDokumen, fileKey.nullable()).default({}),
})
export type IsianPengajuan = z.output<typeof isianPengajuan>

export const isianKosong: IsianPengajuan = isianPengajuan.parse({})

nameSchemas({ isianPengajuan, izinAsal, pemilikBaru, perubahanData })
