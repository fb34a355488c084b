import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { signedIn } from './sesi.contract.ts'

const kd_izin = z.string().trim().max(40).optional()

/** Whether OSS is on here, and where people begin there. */
export const setelanOss = defineContract({
  method: 'GET',
  path: '/api/oss/setelan',
  summary: 'Apakah OSS tersambung, dan alamat tempat pelaku usaha masuk ke OSS',
  response: dataAnswer(z.object({ aktif: z.boolean(), alamat_masuk: z.string().nullable() })),
})

/** The address OSS sends the browser to; the tokens leave the address at once. */
export const tibaDariOss = defineContract({
  method: 'GET',
  path: '/api/oss/masuk',
  summary: 'Kedatangan dari OSS dengan tokennya; mengalihkan ke halaman masuk',
  query: z.object({
    'access-token': z.string().max(4000).optional(),
    'refresh-token': z.string().max(4000).optional(),
    kd_izin: z.string().max(40).optional(),
    id_izin: z.string().max(40).optional(),
  }),
  produces: ['text/html'],
  response: notJson,
})

export const validateTokenOss = defineContract({
  method: 'GET',
  path: '/api/oss/validate_token',
  summary: 'Periksa token OSS kedatangan ini (dari kuki, atau header oss-token)',
  query: z.object({ kd_izin }),
  fails: [401, 403],
  response: dataAnswer(z.object({ berlaku_sampai: z.string().nullable(), kd_izin: z.string().nullable() })),
})

/** Opens a session: the account belongs to the identity number, the company to the NIB of the licence. */
export const pelakuUsahaOss = defineContract({
  method: 'GET',
  path: '/api/oss/user/pelaku_usaha',
  summary: 'Masuk dengan token OSS: akun dan perusahaan dibuat atau diperbarui dari OSS',
  query: z.object({ kd_izin }),
  fails: [401, 403],
  response: signedIn.extend({
    izin: z
      .object({
        id: z.number(),
        id_izin: z.string(),
        kode_izin: z.string(),
        /** The application that the company has already made for it. */
        pengajuan: z.string().nullable(),
      })
      .nullable(),
  }),
})
