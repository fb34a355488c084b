import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, notJson } from '../../platform/contract.ts'
import { signedIn, totpNeeded } from './sesi.contract.ts'

const kd_izin = z.string().trim().max(40).optional()

/** A browser uses the cookie of its OSS visit. Other clients send the OSS token in a header. */
const withOssToken = {
  headers: z.object({
    'oss-token': z
      .string()
      .max(4000)
      .optional()
      .describe('Token akses dari OSS, bila tanpa kuki kedatangan; boleh juga sebagai Authorization: Bearer'),
  }),
  caller: 'Terbuka bagi pelaku usaha yang datang dari OSS, dengan kuki kedatangan atau token OSS.',
  tokenHelps: true,
  fails: [409, 502],
} as const

export const setelanOss = defineContract({
  method: 'GET',
  path: '/api/oss/setelan',
  summary: 'Apakah OSS tersambung, dan alamat tempat pelaku usaha masuk ke OSS',
  response: dataAnswer(z.object({ aktif: z.boolean(), alamat_masuk: z.string().nullable() })),
})

/**
 * Address to which OSS redirects the browser. The server redirects at once, so that the tokens do not stay in the
 * address.
 */
export const arriveFromOss = defineContract({
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
  ...withOssToken,
  method: 'GET',
  path: '/api/oss/validate_token',
  summary: 'Periksa token OSS kedatangan ini (dari kuki, atau header oss-token)',
  query: z.object({ kd_izin }),
  response: dataAnswer(z.object({ berlaku_sampai: z.string().nullable(), kd_izin: z.string().nullable() })),
})

const path = '/api/oss/user/pelaku_usaha'

/**
 * Returns whom the OSS token would sign in. The page asks for confirmation, because the link may belong to another
 * person.
 */
export const pelakuUsahaOss = defineContract({
  ...withOssToken,
  method: 'GET',
  path,
  summary: 'Siapa yang akan masuk dengan token OSS ini; tidak membuka sesi',
  query: z.object({ kd_izin }),
  response: dataAnswer(
    z.object({
      nama: z.string(),
      perusahaan: z.object({ nama_perseroan: z.string(), nib: z.string() }),
      izin: z
        .object({ id_izin: z.string(), kode_izin: z.string(), nama_izin: z.string().nullable() })
        .nullable(),
      /** Uuid of the account, or null if sign-in would create the account. */
      akun: z.string().nullable(),
    }),
  ),
})

const izin = z
  .object({
    id: z.number(),
    id_izin: z.string(),
    kode_izin: z.string(),
    pengajuan: z.string().nullable(),
  })
  .nullable()

/** Opens a session. The identity number selects the account, and the NIB of the licence selects the company. */
export const signInFromOss = defineContract({
  ...withOssToken,
  method: 'POST',
  path,
  summary:
    'Masuk dengan token OSS, sekali saja: akun dan perusahaan dibuat atau diperbarui dari OSS; akun dengan autentikator mendapat tiket untuk kodenya',
  query: z.object({ kd_izin }),
  response: z.union([signedIn.extend({ izin }), totpNeeded.extend({ izin })]),
})

export const declineFromOss = defineContract({
  method: 'DELETE',
  path,
  summary: 'Tidak jadi masuk dari OSS: kedatangan ini berakhir',
  response: emptyAnswer,
})
