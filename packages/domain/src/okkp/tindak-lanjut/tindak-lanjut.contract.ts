import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { optionalLines } from '../../platform/record/fields.ts'
import { idInQuery, recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'
import { hasilPengawasan, sanksiPengawasan } from '../registrasi/registrasi.pengawasan.ts'
import { asalTindakLanjut, langkahTindakLanjut, luaranTindakLanjut } from './tindak-lanjut.rules.ts'

export const penanggungTindakLanjut = ['kota', 'provinsi', 'pusat'] as const

/**
 * Follow-up with a summary of all its records. A reader of one record sees the summary without access to the others.
 */
export const tindakLanjut = z.object({
  id: z.number(),
  asal: z.enum(asalTindakLanjut),
  asal_id: z.number(),
  tanggal: z.string(),
  parameter: z.string(),
  komoditas: z.string(),
  lokasi: z.string(),
  registrasi_id: z.number().nullable(),
  no_registrasi: z.string().nullable(),
  unit_usaha: z.string().nullable(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  dibuka: z.string(),
  batas_waktu: z.string(),
  terlambat: z.boolean(),
  langkah: z.enum(langkahTindakLanjut),
  /** Office that must act, computed from existing accounts. */
  penanggung: z.enum(penanggungTindakLanjut),
  penanggung_nama: z.string(),
  giliran_saya: z.boolean(),
  boleh_tutup: z.boolean(),
  uji: z.array(
    z.object({
      id: z.number(),
      kode_sampel: z.string(),
      tanggal: z.string(),
      parameter: z.string(),
      status: z.enum(['MS', 'TMS']).nullable(),
    }),
  ),
  pengawasan: z.array(
    z.object({
      id: z.number(),
      tanggal: z.string(),
      hasil: z.enum(hasilPengawasan),
      sanksi: z.enum(sanksiPengawasan),
    }),
  ),
  ditutup: z.string().nullable(),
  ditutup_oleh: z.string().nullable(),
  luaran: z.enum(luaranTindakLanjut).nullable(),
  catatan: z.string().nullable(),
  versi: z.number(),
})
export type TindakLanjut = z.output<typeof tindakLanjut>
nameSchemas({ tindakLanjut })

const path = '/api/okkp/tindak_lanjut'

export const listTindakLanjut = defineContract({
  method: 'GET',
  path,
  summary: 'Tindak lanjut rapid test positif dalam wilayah akun, yang paling mendesak lebih dahulu',
  query: z.object({
    ...pageQuery,
    search: searchText,
    status: z.enum(['terbuka', 'terlambat', 'ditutup']).optional(),
    /** `saya`: this account's office must act. */
    giliran: z.enum(['saya']).optional(),
    /** `uji`: no laboratory test yet. */
    menunggu: z.enum(['uji']).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    rapid_test_id: recordFilter,
    rapid_pasar_id: recordFilter,
    uji_lab_id: recordFilter,
    registrasi_id: recordFilter,
  }),
  response: listAnswer(tindakLanjut),
})

export const detailTindakLanjut = defineContract({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'Satu tindak lanjut dengan ringkasan rapid test, uji konfirmasi, dan pengawasannya',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(tindakLanjut),
})

export const openTindakLanjut = defineContract({
  method: 'POST',
  path: `${path}/buka`,
  summary: 'Buka tindak lanjut untuk rapid test positif yang belum memilikinya',
  body: z.object({ rapid_test_id: recordId }),
  response: dataAnswer(tindakLanjut),
})

export const tutupForm = z.object({
  luaran: z.enum(luaranTindakLanjut, { error: 'Pilih hasil tindak lanjut.' }),
  catatan: optionalLines(2000),
})
export const closeTindakLanjut = defineContract({
  method: 'PUT',
  path: `${path}/tutup`,
  summary: 'Tutup tindak lanjut dengan hasilnya; versi yang tertinggal dijawab 409',
  body: tutupForm.extend({ id: recordId, versi }),
  response: dataAnswer(tindakLanjut),
})
