import { z } from 'zod'
import { backwardRange, isForwardRange, moment } from '../../platform/calendar/rentang-waktu.ts'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'

export const logGalat = z.object({
  id: z.number(),
  timestamp: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  code: z.string().nullable(),
  message: z.string(),
  user: z.string().nullable(),
  role: z.string().nullable(),
  requestId: z.string(),
  details: z.unknown(),
})
export type LogGalat = z.output<typeof logGalat>
export const listLog = defineContract({
  method: 'GET',
  path: '/api/log',
  summary: 'Galat dan permintaan yang gagal',
  query: z
    .object({
      ...pageQuery,
      timeStampStart: moment,
      timeStampEnd: moment,
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
      search: z.string().trim().max(200).optional(),
    })
    .refine((range) => isForwardRange(range.timeStampStart, range.timeStampEnd), {
      path: ['timeStampEnd'],
      error: backwardRange,
    }),
  response: listAnswer(logGalat),
})

export const jejakAudit = z.object({
  id: z.number(),
  waktu: z.string(),
  pengguna: z.string().nullable(),
  nama_pengguna: z.string().nullable(),
  peran: z.string().nullable(),
  /** Name of the absent person whom the actor represented. */
  mewakili: z.string().nullable(),
  peristiwa: z.string(),
  rekaman: z.string().nullable(),
  /** Display name of the record, if its service provides one. */
  nama_rekaman: z.string().nullable(),
  sebelum: z.unknown(),
  sesudah: z.unknown(),
  request_id: z.string().nullable(),
  alamat_ip: z.string().nullable(),
})
export type JejakAudit = z.output<typeof jejakAudit>
export const listJejakAudit = defineContract({
  method: 'GET',
  path: '/api/jejak-audit',
  summary: 'Jejak audit menurut orang, rekaman, dan waktu',
  query: z
    .object({
      ...pageQuery,
      pengguna: z.string().trim().max(100).optional(),
      rekaman: z.string().trim().max(200).optional(),
      peristiwa: z.string().trim().max(100).optional(),
      dari: moment,
      sampai: moment,
    })
    .refine((range) => isForwardRange(range.dari, range.sampai), { path: ['sampai'], error: backwardRange }),
  response: listAnswer(jejakAudit),
})

export const kartuBeranda = z.object({
  layanan: z.enum(['PSAT', 'OKKP', 'Pasar Pangan', 'Admin']),
  judul: z.string(),
  keterangan: z.string(),
  jumlah: z.number(),
  tautan: z.string(),
  perhatian: z.boolean(),
  /** True if the counted work waits for this account. Only such counts are amber. */
  giliran_saya: z.boolean().optional(),
  /** True if the card appears even at zero, because it shows a status instead of pending work. */
  tetap: z.boolean().optional(),
})
export type KartuBeranda = z.output<typeof kartuBeranda>
export const berandaPetugas = defineContract({
  method: 'GET',
  path: '/api/admin/beranda',
  summary: 'Halaman awal petugas: yang menunggu peran ini, dan kegiatan terakhirnya',
  response: dataAnswer(
    z.object({
      kartu: z.array(kartuBeranda),
      kegiatan: z.array(
        z.object({
          waktu: z.string(),
          peristiwa: z.string(),
          rekaman: z.string().nullable(),
          nama_rekaman: z.string().nullable(),
          /** Number of times, because repeated work on one record shares a line. */
          kali: z.number(),
        }),
      ),
    }),
  ),
})
