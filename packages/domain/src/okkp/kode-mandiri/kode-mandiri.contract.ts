import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { kunciKode } from '../../platform/kode-mandiri/kunci.schema.ts'

/** Media type of COSE (RFC 9052). */
export const coseType = 'application/cose'

export const listKunciKode = defineContract({
  method: 'GET',
  path: '/api/verifikasi/kunci',
  summary: 'Kunci untuk memeriksa kode QR sertifikat tanpa jaringan (umum)',
  response: dataAnswer(z.array(kunciKode)),
})

export const readDaftarStatus = defineContract({
  method: 'GET',
  path: '/api/verifikasi/daftar-status',
  summary: 'Daftar status semua izin, bertanda tangan (umum, tanpa data pribadi)',
  produces: [coseType],
  response: notJson,
  fails: [404],
})
