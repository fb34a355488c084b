import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { requiredText } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

const orang = z.object({ uuid: z.string(), nama: z.string() })

export const cuti = z.object({
  id: z.string(),
  orang,
  wakil: orang,
  dari: z.string(),
  sampai: z.string(),
  alasan: z.string(),
  keadaan: z.enum(['berjalan', 'akan datang', 'selesai', 'diakhiri']),
})
export type Cuti = z.output<typeof cuti>
nameSchemas({ cuti })

const user = z.uuid().optional()

export const listWakil = defineContract({
  method: 'GET',
  path: '/api/user/wakil',
  summary: 'Cuti dan wakil akun sendiri; akun lain (user) bagi SUPERADMIN',
  query: z.object({ user }),
  response: dataAnswer(
    z.object({
      /** Leaves of the account, latest last day first. */
      cuti: z.array(cuti),
      mewakili: z.array(cuti),
      /** Possible deputies: active accounts with the same role. */
      calon: z.array(orang),
    }),
  ),
})

export const wakilBaru = z.object({
  wakil: z.uuid({ error: 'Pilih wakilnya.' }),
  dari: tanggal,
  sampai: tanggal,
  alasan: requiredText(300, 3),
})

export const addWakil = defineContract({
  method: 'POST',
  path: '/api/user/wakil',
  summary: 'Tunjuk wakil selama cuti; untuk akun lain (user) bagi SUPERADMIN',
  body: z.object({ ...wakilBaru.shape, user }),
  response: dataAnswer(cuti),
})

export const endWakil = defineContract({
  method: 'POST',
  path: '/api/user/wakil/akhiri',
  summary: 'Akhiri cuti lebih awal, atau batalkan yang belum mulai',
  body: z.object({ id: z.uuid() }),
  response: dataAnswer(cuti),
})
