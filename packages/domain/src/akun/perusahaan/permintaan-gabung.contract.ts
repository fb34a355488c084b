import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'

/** Lists people from OSS who want to join a company that already has accounts. Those accounts decide. */
export const listPermintaanGabung = defineContract({
  method: 'GET',
  path: '/api/perusahaan/permintaan-gabung',
  summary: 'Permintaan bergabung dari OSS yang menunggu keputusan perusahaan sendiri',
  response: dataAnswer(
    z.array(
      z.object({
        uuid: z.string(),
        nama: z.string(),
        email: z.string().nullable(),
        /** The last four digits of the identity number. */
        identitas: z.string(),
        dibuat: z.string(),
      }),
    ),
  ),
})

export const decidePermintaanGabung = defineContract({
  method: 'POST',
  path: '/api/perusahaan/permintaan-gabung/:uuid',
  summary: 'Setujui (sebagai akun sendiri atau akun baru) atau tolak permintaan bergabung',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({ keputusan: z.enum(['akun_saya', 'akun_baru', 'bukan_kami']) }),
  response: emptyAnswer,
})
