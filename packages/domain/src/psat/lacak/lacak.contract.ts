import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { polaKode } from '../../platform/kode-rahasia.ts'
import { polaNomorPermohonan } from './nomor-lacak.ts'

/** Public tracking of a file: only its stage and a date, for who holds the code of the receipt. */
export const lacakCall = defineContract({
  method: 'POST',
  path: '/api/psat/lacak',
  summary: 'Lacak permohonan dengan nomor dan kode pada tanda terima (umum); hanya tahap dan tanggalnya',
  body: z.object({
    nomor: z
      .string()
      .overwrite((text) => text.trim().toUpperCase())
      .regex(polaNomorPermohonan, 'Tulis nomor permohonan seperti SPPB-2026-00042.'),
    kode: z
      .string()
      .overwrite((text) => text.replace(/[^0-9a-z]/gi, '').toUpperCase())
      .regex(polaKode, 'Kode lacak terdiri atas dua belas huruf dan angka.'),
  }),
  fails: [404],
  response: dataAnswer(
    z.object({
      nomor: z.string(),
      tahap: z.string(),
      /** Day on which the file came to this stage. */
      sejak: z.string(),
    }),
  ),
})
