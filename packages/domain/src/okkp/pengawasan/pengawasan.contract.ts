import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { pengawasan } from '../registrasi/registrasi.pengawasan.ts'
import { registrasi } from '../registrasi/registrasi.schema.ts'
import { pengawasanBaru, pengawasanDiubah } from './pengawasan.schema.ts'

/** Returns both, because the status of the registration depends on its supervision. */
const answer = dataAnswer(z.object({ pengawasan, registrasi }))

export const addPengawasan = defineContract({
  method: 'POST',
  path: '/api/okkp/registrations/pengawasan/add',
  summary: 'Catat pengawasan atas registrasi, dengan temuan dan sanksinya',
  body: pengawasanBaru,
  response: answer,
})

export const updatePengawasan = defineContract({
  method: 'PUT',
  path: '/api/okkp/registrations/pengawasan/update',
  summary: 'Ubah pengawasan, isi tindak lanjut, atau angkat sanksinya',
  body: pengawasanDiubah,
  response: answer,
})

export const deletePengawasan = defineContract({
  method: 'DELETE',
  path: '/api/okkp/registrations/pengawasan/delete',
  summary: 'Hapus pengawasan yang keliru dicatat',
  query: z.object({ pengawasanId: z.coerce.number().pipe(z.int().positive()) }),
  response: dataAnswer(z.object({ registrasi })),
})
