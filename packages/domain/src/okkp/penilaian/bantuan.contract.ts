import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'

/** Setting of the portal's operator. Null if not configured. */
const teks = z.string().nullable()
const kontak = z.object({ surel: teks, telepon: teks, alamat: teks, jam: teks })
export type Kontak = z.output<typeof kontak>

export const readBantuan = defineContract({
  method: 'GET',
  path: '/api/okkp/bantuan',
  summary:
    'Nomor chat sekretariat OKKP untuk tombol bantuan, dan cara menghubungi pengelola; kosong bila belum disetel (umum)',
  response: dataAnswer(z.object({ nomor_chat: teks, kontak })),
})
