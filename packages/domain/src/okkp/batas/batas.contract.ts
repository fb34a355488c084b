import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { idInQuery, recordId, versi } from '../../platform/record/record-calls.ts'
import { jenisParameter } from '../master/master.contract.ts'
import { batasCemaran, batasForm, bentukTercatat, hasilBerubah, ubahBatasForm } from './batas.schema.ts'
import { caraPencarian } from './batas.ts'
import { batasPublik } from './batas-publik.schema.ts'
import {
  istilahForm,
  istilahPangan,
  komoditasPangan,
  komoditasPanganForm,
  pilihanPangan,
} from './pemetaan.schema.ts'

const path = '/api/okkp/batas'
const search = z.string().trim().max(200).optional()

export const keadaanBatas = { berlaku: 'Berlaku', akan: 'Akan berlaku', berakhir: 'Berakhir' } as const

export const batasCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary: 'Pustaka batas cemaran dan residu',
    query: z.object({
      ...pageQuery,
      search,
      jenis_parameter: z.enum(jenisParameter).optional(),
      parameter_id: idFilter,
      bentuk: z.enum(bentukTercatat).optional(),
      keadaan: z.enum(Object.keys(keadaanBatas) as (keyof typeof keadaanBatas)[]).optional(),
      sort: z.enum(['parameter', '-parameter', 'pangan', '-pangan', '-berlaku_dari']).default('parameter'),
    }),
    response: listAnswer(batasCemaran),
  }),
  detail: defineContract({
    method: 'GET',
    path: `${path}/detail`,
    summary: 'Satu batas dengan yang pernah berlaku sebelum dan sesudahnya',
    query: z.object({ id: idInQuery }),
    response: dataAnswer(batasCemaran.extend({ riwayat: z.array(batasCemaran) })),
  }),
  add: defineContract({
    method: 'POST',
    path: `${path}/add`,
    summary: 'Tambah batas',
    body: batasForm,
    response: dataAnswer(batasCemaran),
  }),
  /** Returns the new row. The old row ends the day before. */
  update: defineContract({
    method: 'PUT',
    path: `${path}/update`,
    summary:
      'Ubah batas mulai suatu hari: baris lama ditutup, baris baru ditambah; versi yang tertinggal dijawab 409',
    body: ubahBatasForm.safeExtend({ id: recordId, versi }),
    response: dataAnswer(batasCemaran),
  }),
  /** Ends a limit, which stays in the history. */
  remove: defineContract({
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Akhiri batas mulai besok; tetap ada di riwayat',
    query: z.object({ id: idInQuery }),
    response: emptyAnswer,
  }),
}

export const previewBatas = defineContract({
  method: 'POST',
  path: `${path}/pratinjau`,
  summary:
    'Hasil uji setahun terakhir yang akan dinilai lain seandainya batas ini sudah berlaku; bila mulai berlaku lebih dahulu, sejak hari itu. Tidak menyimpan apa pun',
  body: ubahBatasForm.safeExtend({ id: recordId.nullish() }),
  response: dataAnswer(
    z.object({
      /** First day of the compared results. `setahun` is true if that day is one year ago. */
      dari: z.string(),
      setahun: z.boolean(),
      /** Number of compared results. `lebih` is true if there are more. */
      diperiksa: z.number(),
      lebih: z.boolean(),
      jumlah: z.number(),
      /** Changed results by new verdict. The remaining ones would have no verdict. */
      menjadi_tms: z.number(),
      menjadi_ms: z.number(),
      berubah: z.array(hasilBerubah),
    }),
  ),
})

export const istilahCalls = {
  list: defineContract({
    method: 'GET',
    path: `${path}/istilah`,
    summary: 'Pangan sebagaimana disebut peraturan, dan pangan mana yang dimaksud',
    query: z.object({
      ...pageQuery,
      search,
      lampiran: z.enum(['pestisida', 'logam_berat', 'mikotoksin', 'mikroba', 'lain']).optional(),
      cara: z.enum(caraPencarian).optional(),
      ragu: z.enum(['true']).optional(),
    }),
    response: listAnswer(istilahPangan),
  }),
  add: defineContract({
    method: 'POST',
    path: `${path}/istilah/add`,
    summary: 'Tambah istilah pangan',
    body: istilahForm,
    response: dataAnswer(istilahPangan),
  }),
  update: defineContract({
    method: 'PUT',
    path: `${path}/istilah/update`,
    summary: 'Ubah arti istilah pangan; versi yang tertinggal dijawab 409',
    body: istilahForm.safeExtend({ id: recordId, versi }),
    response: dataAnswer(istilahPangan),
  }),
  remove: defineContract({
    method: 'DELETE',
    path: `${path}/istilah/delete`,
    summary: 'Hapus istilah pangan; yang masih dipakai dijawab 409',
    query: z.object({ id: idInQuery }),
    response: emptyAnswer,
  }),
}

export const pemetaanCalls = {
  list: defineContract({
    method: 'GET',
    path: `${path}/komoditas`,
    summary: 'Komoditas dan jenis pangannya',
    query: z.object({
      ...pageQuery,
      search,
      /** Commodities with (`ya`) or without (`belum`) a food. */
      dipetakan: z.enum(['ya', 'belum']).optional(),
    }),
    response: listAnswer(komoditasPangan),
  }),
  update: defineContract({
    method: 'PUT',
    path: `${path}/komoditas/update`,
    summary: 'Petakan komoditas ke jenis pangan; versi yang tertinggal dijawab 409',
    body: komoditasPanganForm,
    response: dataAnswer(komoditasPangan),
  }),
}

export const listPangan = defineContract({
  method: 'GET',
  path: `${path}/pangan`,
  summary: 'Jenis pangan dan sub kelompoknya menurut klasifikasi',
  response: dataAnswer(pilihanPangan),
})

export const batasOfKomoditas = defineContract({
  method: 'GET',
  path: `${path}/publik`,
  summary: 'Batas cemaran dan residu yang berlaku untuk satu komoditas hari ini, dengan cara ditemukannya',
  query: z.object({
    komoditas_id: recordFilter.unwrap().pipe(z.int().positive()),
    search,
  }),
  response: dataAnswer(batasPublik),
})
