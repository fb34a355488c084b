import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../platform/contract.ts'
import { idFilter } from '../platform/id-filter.ts'
import { defaultPageSize, largestPageSize, type PageRequest, pageQuery } from '../platform/pagination.ts'
import {
  kelompokKomoditas,
  komoditas,
  komoditasBaru,
  komoditasDiubah,
  komoditasId,
} from './komoditas.schema.ts'

export const listKomoditas = defineContract({
  method: 'GET',
  path: '/api/okkp/static/komoditas',
  summary: 'Komoditas; tanpa page dan limit seluruh daftarnya',
  query: z.object({
    page: pageQuery.page.unwrap().optional(),
    limit: pageQuery.limit.unwrap().optional(),
    search: z.string().trim().max(200).optional(),
    kelompok_id: idFilter,
    sort: z.enum(['nama', '-nama', 'kelompok', '-kelompok']).default('nama'),
  }),
  response: listAnswer(komoditas),
})

/** The list of this call is unpaged by specification, so only asking for a page makes pages. */
export function pageAsked({ page, limit }: { page?: number; limit?: number }): PageRequest | undefined {
  if (page === undefined && limit === undefined) return undefined
  return { page: page ?? 1, limit: limit ?? defaultPageSize }
}

/** The whole list as one page, however long it has become. */
export function wholePage(total: number): PageRequest {
  return { page: 1, limit: Math.max(largestPageSize, total) }
}

export const addKomoditas = defineContract({
  method: 'POST',
  path: '/api/okkp/static/komoditas/add',
  summary: 'Tambah komoditas',
  body: komoditasBaru,
  response: dataAnswer(komoditas),
})

export const updateKomoditas = defineContract({
  method: 'PUT',
  path: '/api/okkp/static/komoditas/update',
  summary: 'Ubah komoditas; versi yang tertinggal dijawab 409',
  body: komoditasDiubah,
  response: dataAnswer(komoditas),
})

export const deleteKomoditas = defineContract({
  method: 'DELETE',
  path: '/api/okkp/static/komoditas/delete',
  summary: 'Hapus komoditas yang belum dipakai',
  query: z.object({ id: z.coerce.number().pipe(komoditasId) }),
  response: emptyAnswer,
})

export const listKelompokKomoditas = defineContract({
  method: 'GET',
  path: '/api/okkp/static/kelompok_komoditas',
  summary: 'Kelompok komoditas',
  response: dataAnswer(z.array(kelompokKomoditas)),
})
