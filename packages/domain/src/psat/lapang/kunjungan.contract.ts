import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { optionalLines } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import { jenisIzin } from '../jenis/jenis-pengajuan.ts'
import { langkahKunjungan, statusKunjungan } from './kunjungan.ts'

const orang = z.object({ id: z.number(), nama: z.string(), tugas: z.string() })
const waktu = { tanggal_mulai: z.string(), tanggal_selesai: z.string(), jam: z.string() }

export const kunjunganBerkas = z.object({
  kini: z
    .object({
      ke: z.number(),
      versi: z.number(),
      status: z.enum(statusKunjungan),
      keterangan: z.string(),
      /** Reason that the last step gave for another date. */
      alasan: z.string().nullable(),
      ...waktu,
      petugas: z.array(orang),
      tempat: z.string(),
    })
    .nullable(),
  langkah: z.array(z.enum(langkahKunjungan)),
  usul_beralasan: z.boolean(),
  /** Team members who may go on the visit. */
  calon: z.array(orang),
  riwayat: z.array(
    z.object({
      peristiwa: z.string(),
      ...waktu,
      alasan: z.string().nullable(),
      oleh: z.string(),
      waktu: z.string(),
    }),
  ),
})
export type KunjunganBerkas = z.output<typeof kunjunganBerkas>

const jam = z
  .string()
  .trim()
  .transform((text) => text.replace('.', ':'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis jam seperti 09.00.'))
const usulanWaktu = { tanggal_mulai: hari, tanggal_selesai: hari, jam }
const versi = z.number().int()
const params = z.object({ uuid: z.uuid() })
const path = '/api/psat/pengajuan/:uuid/kunjungan' as const

export const usulKunjungan = z.object({
  ...usulanWaktu,
  petugas: z.array(z.number().int()).min(1, 'Pilih siapa yang berangkat.').max(11),
  alasan: optionalLines(1000),
  /** Version of the visit that the user saw. Omitted for the first proposal. */
  versi: versi.optional(),
})
export const pindahKunjungan = z.object({
  ...usulanWaktu,
  alasan: z.string().trim().min(5, 'Jelaskan mengapa waktunya perlu pindah.').max(1000),
  versi,
})

export const addUsulKunjungan = defineContract({
  method: 'POST',
  path,
  summary: 'Usulkan jadwal dan petugas kunjungan lapang (tim audit)',
  params,
  body: usulKunjungan,
  response: dataAnswer(kunjunganBerkas),
})
export const acceptKunjungan = defineContract({
  method: 'POST',
  path: `${path}/setuju`,
  summary: 'Setujui jadwal kunjungan yang diusulkan pihak lain',
  params,
  body: z.object({ versi }),
  response: dataAnswer(kunjunganBerkas),
})
export const moveKunjungan = defineContract({
  method: 'POST',
  path: `${path}/pindah`,
  summary: 'Usulkan waktu lain untuk kunjungan, dengan alasannya (pelaku usaha)',
  params,
  body: pindahKunjungan,
  response: dataAnswer(kunjunganBerkas),
})

const pdf = { produces: ['application/pdf'], response: notJson } as const
export const getSuratTugas = defineContract({
  method: 'GET',
  path: `${path}/surat-tugas`,
  summary: 'Surat tugas kunjungan yang disepakati, sebagai PDF',
  params,
  fails: [409],
  ...pdf,
})
export const getLaporanAudit = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/laporan-audit',
  summary: 'Laporan audit lapang: tim, daftar periksa, dan temuan, sebagai PDF',
  params,
  fails: [409],
  ...pdf,
})

export const barisKunjungan = z.object({
  uuid: z.string(),
  auditType: z.enum(jenisIzin),
  nama: z.string(),
  nomorPermohonan: z.string(),
  nama_perusahaan: z.string(),
  status: z.enum(statusKunjungan),
  keterangan: z.string(),
  ...waktu,
  tempat: z.string(),
  petugas: z.array(z.string()),
  /** What the user must do. Null if nothing. */
  langkah: z.string().nullable(),
})
export type BarisKunjungan = z.output<typeof barisKunjungan>
export const listKunjungan = defineContract({
  method: 'GET',
  path: '/api/psat/kunjungan',
  summary: 'Kunjungan lapang yang akan datang atau belum disepakati pada berkas sendiri',
  response: dataAnswer(z.array(barisKunjungan)),
})

nameSchemas({ kunjunganBerkas })
