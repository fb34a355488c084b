import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { unpagedQuery } from '../../platform/list/pagination.ts'
import { recordId, recordWrites, versi } from '../../platform/record/record-calls.ts'
import { kelompokKomoditas, komoditas, komoditasForm } from './komoditas.schema.ts'

const path = '/api/okkp/static/komoditas'

export const komoditasCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary: 'Komoditas; tanpa page dan limit seluruh daftarnya',
    query: z.object({
      ...unpagedQuery,
      search: z.string().trim().max(200).optional(),
      kelompok_id: idFilter,
      terdaftar: z.stringbool().optional().describe('Hanya yang dipakai sebuah registrasi.'),
      sort: z.enum(['nama', '-nama', 'kelompok', '-kelompok']).default('nama'),
    }),
    response: listAnswer(komoditas),
  }),
  ...recordWrites({
    path,
    noun: 'komoditas',
    row: komoditas,
    form: komoditasForm,
    change: { id: recordId, versi },
    idName: 'id',
    addName: 'add',
  }),
}

export const listKelompokKomoditas = defineContract({
  method: 'GET',
  path: '/api/okkp/static/kelompok_komoditas',
  summary: 'Kelompok komoditas',
  response: dataAnswer(z.array(kelompokKomoditas)),
})
