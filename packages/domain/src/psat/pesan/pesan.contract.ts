import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'

const pesan = z.object({
  id: z.number(),
  nama: z.string(),
  peran: z.string(),
  saya: z.boolean(),
  isi: z.string(),
  berkas: z.array(z.string()),
  waktu: z.string(),
})
export type Pesan = z.output<typeof pesan>
export const listPesan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/pesan',
  summary: 'Percakapan tentang sebuah berkas, terlama dahulu',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(z.array(pesan)),
})
export const addPesan = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/pesan',
  summary: 'Kirim pesan kepada pihak lain',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({
    isi: z.string().trim().min(1, 'Tulis pesan Anda.').max(4000),
    berkas: z.array(z.string().max(200)).max(5).default([]),
  }),
  response: dataAnswer(pesan),
})
