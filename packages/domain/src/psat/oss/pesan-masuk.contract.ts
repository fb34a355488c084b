import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'

const ossOnly = {
  headers: z.object({
    Token: z
      .string()
      .regex(/^[0-9A-Fa-f]{40}$/)
      .optional()
      .describe('SHA-1 menurut panduan OSS, 40 angka heksadesimal; boleh juga sebagai Authorization: Bearer'),
  }),
  caller: 'Hanya untuk OSS, dengan Token menurut panduannya.',
  tokenHelps: true,
} as const

// The OSS guide defines these messages and answers, so the contracts have no body schema.
export const receiveNib = defineContract({
  ...ossOnly,
  method: 'POST',
  path: '/api/oss/receiveNIB',
  summary: 'Dari OSS: data perusahaan dan izin yang dimohonkan',
  produces: ['application/json'],
  fails: [401, 413],
  response: notJson,
})

export const receiveFileDs = defineContract({
  ...ossOnly,
  method: 'POST',
  path: '/api/oss/receiveFileDS',
  summary: 'Dari OSS: tautan izin terbit yang ditandatangani',
  produces: ['application/json'],
  fails: [401, 413],
  response: notJson,
})

/** Lets staff fetch a licence that exists in OSS but never reached the portal. */
export const fetchFromOss = defineContract({
  method: 'POST',
  path: '/api/oss/ambil',
  summary: 'Ambil satu izin dari OSS menurut id_izin',
  body: z.object({ id_izin: z.string().trim().min(3, 'Isi nomor izin OSS (id_izin).').max(30) }),
  fails: [502],
  response: dataAnswer(
    z.object({
      id: z.number(),
      id_izin: z.string(),
      kode_izin: z.string(),
      nib: z.string(),
      nama_perseroan: z.string().nullable(),
    }),
  ),
})
