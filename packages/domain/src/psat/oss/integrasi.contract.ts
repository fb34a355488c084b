import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { namaAlur } from '../alur/alur.ts'
import { auditType } from '../pengajuan/pengajuan.schema.ts'

export const statusPesan = [
  'menunggu',
  'dikirim',
  'tidak_pasti',
  'terkirim',
  'gagal',
  'ditahan',
  'dibatalkan',
] as const

const selisih = z.object({
  id_izin: z.string(),
  nomor_permohonan: z.string(),
  pengajuan_uuid: z.string(),
  auditType,
  kd_status_oss: z.string().nullable(),
  kd_status_portal: z.string().nullable(),
  sebab: z.string(),
  diperiksa: z.string(),
})

/** Message or arrival from OSS that the portal refused, kept for the responsible officer. */
const masukDitolak = z.object({
  id: z.number(),
  metode: z.string(),
  id_izin: z.string().nullable(),
  nib: z.string().nullable(),
  galat: z.string().nullable(),
  kali: z.number(),
  diterima: z.string(),
})

export const integrasiOss = defineContract({
  method: 'GET',
  path: '/api/oss/integrasi',
  summary: 'Keadaan sambungan ke OSS: antrean, yang tertua, kegagalan, dan selisih',
  response: dataAnswer(
    z.object({
      aktif: z.boolean(),
      /** Nothing leaves the portal, because the operator has set OUTBOUND=off. */
      dimatikan: z.boolean(),
      ditahan: z.boolean(),
      sebab: z.string().nullable(),
      menunggu: z.number(),
      perlu_diperiksa: z.number(),
      tertua: z.string().nullable(),
      ditolak_masuk: z.number(),
      selisih: z.array(selisih),
      masuk_ditolak: z.array(masukDitolak),
    }),
  ),
})

export const pesanOss = z.object({
  id: z.number(),
  nama: z.string(),
  nomor_permohonan: z.string(),
  pengajuan_uuid: z.string(),
  auditType,
  urutan: z.number(),
  /** Number of messages of this file in this state. */
  senasib: z.number(),
  metode: z.string(),
  kd_status: z.string(),
  nama_status: z.string(),
  status: z.enum(statusPesan),
  percobaan: z.number(),
  dibuat: z.string(),
  terakhir: z.string().nullable(),
  galat: z.string().nullable(),
  tanya: z.unknown(),
  jawab: z.string().nullable(),
})
export type PesanOss = z.output<typeof pesanOss>

export const listPesanOss = defineContract({
  method: 'GET',
  path: '/api/oss/integrasi/antrean',
  summary: 'Pesan ke OSS dengan pertanyaan dan jawabannya',
  query: z.object({
    ...pageQuery,
    status: z.enum(statusPesan).optional(),
    search: z.string().trim().max(100).optional(),
    /** One row per file and state, with its latest message. */
    per_berkas: z.stringbool().default(false),
  }),
  response: listAnswer(pesanOss),
})

export const retryPesanOss = defineContract({
  method: 'POST',
  path: '/api/oss/integrasi/coba-lagi',
  summary: 'Kirim ulang satu pesan, atau semua yang gagal dan menunggu',
  body: z.object({ id: z.number().int().optional() }),
  response: emptyAnswer,
})

const alasan = z.string().trim().min(5, 'Tuliskan alasannya.').max(500)

export const holdPesanOss = defineContract({
  method: 'POST',
  path: '/api/oss/integrasi/pesan',
  summary: 'Tahan atau batalkan satu pesan, dengan alasan',
  body: z.object({ id: z.number().int(), status: z.enum(['ditahan', 'dibatalkan']), alasan }),
  response: emptyAnswer,
})

export const saklarOss = defineContract({
  method: 'POST',
  path: '/api/oss/integrasi/saklar',
  summary: 'Tahan atau lanjutkan semua pengiriman ke OSS',
  body: z.object({ ditahan: z.boolean(), alasan }),
  response: emptyAnswer,
})

const pemetaan = z.object({
  alur: z.enum(namaAlur),
  aksi: z.string(),
  auditType,
  bawaan: z.string().nullable(),
  /** Status to send. Null if the step sends nothing to OSS. */
  kd_status: z.string().nullable(),
  diubah: z.boolean(),
})
export const listPemetaanOss = defineContract({
  method: 'GET',
  path: '/api/oss/integrasi/pemetaan',
  summary: 'Status OSS tiap langkah, dengan bawaan panduan',
  response: dataAnswer(z.array(pemetaan)),
})
export const changePemetaanOss = defineContract({
  method: 'PUT',
  path: '/api/oss/integrasi/pemetaan',
  summary: 'Ubah status OSS sebuah langkah; bawaan panduan bila dikembalikan',
  body: z.object({
    alur: z.enum(namaAlur).default('pengajuan'),
    aksi: z.string().max(60),
    auditType,
    kd_status: z.union([z.string().max(2), z.literal('bawaan')]).nullable(),
  }),
  response: emptyAnswer,
})
