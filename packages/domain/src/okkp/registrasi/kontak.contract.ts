import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { catatanKontak, catatanKontakBaru } from './registrasi.kontak.ts'

export const addCatatanKontak = defineContract({
  method: 'POST',
  path: '/api/okkp/registrations/kontak/add',
  summary: 'Catat kontak dengan pemegang registrasi: kapan, lewat apa, dan apa yang disepakati',
  body: catatanKontakBaru,
  response: dataAnswer(catatanKontak),
})
