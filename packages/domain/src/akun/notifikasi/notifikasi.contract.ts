import { z } from 'zod'
import { defineContract, emptyAnswer, notJson, pageMeta } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export const notifikasi = z.object({
  id: z.number(),
  id_pengguna: z.number(),
  id_pengguna_awal: z.number().nullable(),
  jenis_pengajuan: z.string().nullable(),
  jenis_permohonan: z.string().nullable(),
  id_pengajuan: z.string().nullable(),
  keterangan: z.string(),
  tautan: z.string().nullable(),
  status: z.enum(['UNREAD', 'READ']),
  created: z.string(),
})

export const notificationHistory = defineContract({
  method: 'GET',
  path: '/api/notifikasi/history',
  summary: 'Notifikasi sendiri dan jumlah yang belum dibaca',
  query: z.object({ user: z.string().max(100).optional(), ...pageQuery, unread: z.stringbool().optional() }),
  response: z.object({
    success: z.literal(true),
    detail: z.object({ data: z.array(notifikasi), unread: z.number() }),
    meta: pageMeta,
  }),
})
export const readNotification = defineContract({
  method: 'PUT',
  path: '/api/notifikasi/read_notifikasi',
  summary: 'Tandai satu atau semua notifikasi sudah dibaca',
  body: z.object({
    id_notifikasi: z.union(
      [
        z.number().int(),
        z.literal('all'),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      { error: "Tulis id notifikasi, atau 'all'." },
    ),
    id_pengguna: z.union([z.number().int(), z.string().max(100)]).optional(),
  }),
  response: emptyAnswer,
})
export const notificationStream = defineContract({
  method: 'GET',
  path: '/api/notifikasi/stream',
  summary: 'Aliran kejadian (SSE): event "unread" dengan jumlah yang belum dibaca',
  produces: ['text/event-stream'],
  response: notJson,
})

nameSchemas({ notifikasi })
