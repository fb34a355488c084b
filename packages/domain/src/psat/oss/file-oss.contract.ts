import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'

/** OSS fetches attachments of a status or licence here, without log-in, by an unguessable token. */
export const getFileOss = defineContract({
  method: 'GET',
  path: '/api/oss/berkas/:token',
  summary: 'Lampiran untuk OSS, lewat tautan yang tidak dapat ditebak',
  params: z.object({ token: z.string().max(100) }),
  fails: [404],
  response: notJson,
  produces: ['application/pdf'],
})
