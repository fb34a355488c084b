import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'

export const readBantuan = defineContract({
  method: 'GET',
  path: '/api/okkp/bantuan',
  summary: 'Nomor chat sekretariat OKKP untuk tombol bantuan; kosong bila belum disetel (umum)',
  response: dataAnswer(z.object({ nomor_chat: z.string().nullable() })),
})
