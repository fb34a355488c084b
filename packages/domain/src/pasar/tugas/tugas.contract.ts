import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'

const baris = z.object({ id: z.number(), nama: z.string(), keterangan: z.string() })
const tugas = z.object({ total: z.number(), contoh: z.array(baris) })

export const tugasPasar = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/tugas',
  summary: 'Yang belum lengkap tahun ini dan jumlah data dalam wilayah akun',
  response: dataAnswer(
    z.object({
      tahun_program: z.number(),
      pasar_tanpa_profil: tugas,
      profil_belum_lengkap: tugas,
      pasar_tanpa_titik: tugas,
      total_pasar: z.number(),
      total_profil: z.number(),
      total_pedagang: z.number(),
    }),
  ),
})
