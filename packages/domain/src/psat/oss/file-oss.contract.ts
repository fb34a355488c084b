import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'

/** Where OSS fetches what a status or a licence carries: without a log-in, by an address nobody can guess. */
export const getFileOss = defineContract({
  method: 'GET',
  path: '/api/oss/berkas/:token',
  summary: 'Lampiran untuk OSS, lewat tautan yang tidak dapat ditebak',
  params: z.object({ token: z.string().max(100) }),
  fails: [404],
  response: notJson,
  produces: ['application/pdf'],
})
