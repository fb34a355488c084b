import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { idInQuery, recordCalls } from '../../platform/record/record-calls.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'
import { hasilUji, putusanUji, ujiLab, ujiLabForm } from './uji-lab.schema.ts'

export const sortUji = ['-tanggal', 'tanggal', '-created_at', 'created_at'] as const
const path = '/api/okkp/uji_lab'
const day = tanggal.optional()

/** Filters of lists and exports. Exports use the same names in their body. */
export const ujiLabFilter = {
  search: searchText,
  provinsi_id: idFilter,
  kota_id: idFilter,
  /** Range of test dates. */
  start_date: day,
  end_date: day,
  jenis_uji_lab_id: idFilter,
  komoditas_id: idFilter,
  /** `belum`: no verdict yet. */
  status: z.enum([...putusanUji, 'belum']).optional(),
  batch_id: recordFilter,
  registrasi_id: recordFilter,
}

export const ujiLabLengkap = ujiLab.extend({
  dibuat_oleh: z.string().nullable(),
  diubah_oleh: z.string().nullable(),
})
export type UjiLabLengkap = z.output<typeof ujiLabLengkap>

export const {
  list: listUjiLab,
  detail: detailUjiLab,
  add: addUjiLab,
  update: updateUjiLab,
  remove: deleteUjiLab,
} = recordCalls({
  path,
  noun: 'uji laboratorium',
  row: ujiLab,
  detail: ujiLabLengkap,
  form: ujiLabForm,
  filter: ujiLabFilter,
  sort: sortUji,
  idName: 'uji_lab_id',
})

export const jumlahUjiLab = defineContract({
  method: 'GET',
  path: `${path}/jumlah`,
  summary: 'Jumlah uji laboratorium menurut jenis uji dan putusannya, dalam wilayah akun',
  query: z.object({ provinsi_id: idFilter, kota_id: idFilter }),
  response: dataAnswer(
    z.array(
      z.object({
        jenis_uji_lab_id: z.number(),
        total: z.number(),
        ms: z.number(),
        tms: z.number(),
        belum: z.number(),
      }),
    ),
  ),
})

export const riwayatUjiLab = defineContract({
  method: 'GET',
  path: `${path}/riwayat`,
  summary: 'Riwayat perbaikan satu uji laboratorium: siapa, kapan, apa, dan mengapa',
  query: z.object({ uji_lab_id: idInQuery }),
  response: dataAnswer(
    z.array(
      z.object({
        waktu: z.string(),
        pengguna: z.string().nullable(),
        keterangan: z.string(),
        alasan: z.string().nullable(),
        perubahan: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
      }),
    ),
  ),
})

export const usulUjiLab = defineContract({
  method: 'GET',
  path: `${path}/usul`,
  summary: 'Putusan yang diusulkan pustaka batas untuk satu hasil, dengan batas dan cara menemukannya',
  query: z.object({
    komoditas_id: z.coerce.number().pipe(z.int32()),
    parameter_id: z.coerce.number().pipe(z.int32()),
    hasil_uji: z.string().trim().min(1).max(500),
    satuan: z.string().trim().max(30).optional(),
    tanggal,
  }),
  response: dataAnswer(
    hasilUji.pick({ usul: true, batas_id: true, batas: true, cara: true, alasan_usul: true }),
  ),
})
