import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { kataSaran } from '../../platform/list/kata-saran.ts'
import { pasarPilihan } from './pasar.schema.ts'

export const saranPasar = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/public/saran',
  summary: 'Saran pasar selagi mengetik, yang paling mirip lebih dahulu (umum); salah ketik dimaafkan',
  query: z.object({ kata: kataSaran }),
  response: dataAnswer(z.array(pasarPilihan.pick({ id: true, nama: true, kota: true, provinsi: true }))),
})
