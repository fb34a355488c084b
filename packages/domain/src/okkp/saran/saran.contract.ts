import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { kataSaran } from '../../platform/list/kata-saran.ts'
import { registrasiPublik } from '../registrasi/registrasi.schema.ts'

const izin = registrasiPublik.pick({
  kode_verifikasi: true,
  no_registration: true,
  nama_psat: true,
  komoditas: true,
  jenis_registrasi: true,
  merk: true,
  unit_usaha: true,
  status: true,
  segera_habis: true,
})

export const saranOkkp = defineContract({
  method: 'GET',
  path: '/api/okkp/saran',
  summary:
    'Saran selagi mengetik: izin, pemegangnya, dan komoditas yang terdaftar (umum). Salah ketik dimaafkan; mirip berarti tidak ada izin yang persis',
  query: z.object({ kata: kataSaran }),
  response: dataAnswer(
    z.object({
      izin: z.array(izin),
      usaha: z.array(z.string()),
      komoditas: z.array(z.object({ id: z.number(), nama: z.string() })),
      mirip: z.boolean(),
    }),
  ),
})
