import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { idInQuery, recordId, recordWrites, versi } from '../../platform/record/record-calls.ts'
import { kategoriSdm, saringanKeadaan } from './kompetensi.ts'
import { sdm, sdmForm, sdmTerbaca } from './sdm.schema.ts'

const path = '/api/okkp/sdm'

export const sdmFilter = {
  search: z.string().trim().max(200).optional(),
  provinsi_id: idFilter,
  kota_id: idFilter,
  /** Range of entry dates. */
  start_date: tanggal.optional(),
  end_date: tanggal.optional(),
  kategori: z.enum(kategoriSdm).optional(),
  /** People with at least one competence in this state. */
  keadaan: z.enum(saringanKeadaan).optional(),
}

export const sortSdm = [
  'nama',
  '-nama',
  'berlaku_sampai',
  '-berlaku_sampai',
  '-created_at',
  'created_at',
] as const

export const sdmCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary:
      'Kompetensi SDM: kantor membaca wilayahnya secara lengkap; umum, dan siapa pun dengan filter_by=provinsi, membaca semua wilayah tanpa NIP, berkas, dan kontak, urut menurut provinsi',
    query: z.object({
      ...pageQuery,
      ...sdmFilter,
      filter_by: z.literal('provinsi').optional(),
      sort: z.enum(sortSdm).default('nama'),
    }),
    response: listAnswer(sdmTerbaca),
    tokenHelps: true,
  }),
  detail: defineContract({
    method: 'GET',
    path: `${path}/detail`,
    summary: 'Satu SDM; di luar kantor wilayahnya tanpa NIP, berkas, dan kontak',
    query: z.object({ sdm_id: idInQuery }),
    response: dataAnswer(sdmTerbaca),
    tokenHelps: true,
  }),
  ...recordWrites({
    path,
    noun: 'SDM',
    row: sdm,
    form: sdmForm,
    change: { id: recordId, versi },
    idName: 'sdm_id',
    addName: 'add',
  }),
}

export const listAkunAuditor = defineContract({
  method: 'GET',
  path: `${path}/akun`,
  summary: 'Akun auditor yang dapat ditautkan ke data SDM',
  response: dataAnswer(z.array(z.object({ id: z.number(), nama: z.string(), username: z.string() }))),
})
