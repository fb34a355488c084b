import { z } from 'zod'
import { defineContract } from '../platform/contract.ts'
import { pageQuery } from '../platform/pagination.ts'

/** Applications of an operator by stage code, in the page envelope the specification names. */
export const riwayatSppb = defineContract({
  method: 'GET',
  path: '/api/psat/sppb/history',
  summary: 'Riwayat pengajuan SPPB-PSAT',
  query: z.object({
    user: z.string().max(100).optional(),
    code: z.string().max(10).optional(),
    proses: z.string().max(40).optional(),
    role: z.string().max(40).optional(),
    ...pageQuery,
    search: z.string().trim().max(200).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    detail: z.object({ data: z.object({ query: z.array(z.looseObject({})) }) }),
  }),
})
