import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'
import { bertemplat } from './templat.ts'

export const getTemplat = defineContract({
  method: 'GET',
  path: '/api/psat/templat/:nama',
  summary: 'Contoh surat yang diminta pada permohonan, untuk diisi di pengolah kata',
  params: z.object({ nama: z.enum(bertemplat) }),
  produces: ['application/rtf'],
  response: notJson,
})
