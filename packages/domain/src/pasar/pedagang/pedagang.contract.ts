import { z } from 'zod'
import { hasilRapid } from '../../okkp/index.ts'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { requiredText } from '../../platform/record/fields.ts'
import { idInQuery, recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import {
  catatPedagangForm,
  kelompokForm,
  kelompokPedagang,
  pedagang,
  pedagangForm,
} from './pedagang.schema.ts'

const path = '/api/pasar-pangan/data-pedagang'

const salahSatu = z
  .object({ group_id: recordFilter, pedagang_id: recordFilter })
  .refine((query) => (query.group_id === undefined) !== (query.pedagang_id === undefined), {
    path: ['pedagang_id'],
    error: 'Sebutkan group_id atau pedagang_id, salah satu saja.',
  })

const asal = {
  id: z.number(),
  nama: z.string(),
  asal_kota_id: z.number().nullable(),
  asal: z.string().nullable(),
}

const kiosPemasok = z.object({
  /** Null if the account may not open the trader. */
  pedagang_id: z.number().nullable(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  kota: z.string(),
  provinsi: z.string(),
  nomor_kios: z.string(),
  kategori: z.string(),
  is_okkp: z.boolean(),
  komoditas: z.array(z.string()),
  aktif: z.boolean(),
  /** Last rapid test at this stall. Null outside the account's region. */
  uji_terakhir: z
    .object({ id: z.number(), tanggal: z.string(), parameter: z.string(), hasil_uji: z.enum(hasilRapid) })
    .nullable(),
})

/** All places that sell food of one supplier, in every region. The result names no people. */
export const telusurPemasok = z.object({
  pemasok: z.object(asal),
  total_kios: z.number(),
  total_pasar: z.number(),
  kios: z.array(kiosPemasok),
  /** Suppliers with the same name from other places, which may be the same supplier. */
  serupa: z.array(z.object({ ...asal, total_kios: z.number() })),
})

export const pedagangCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary:
      'Pedagang dalam wilayah akun dari pendataan pengelola pasar; dengan is_okkp=true dari pendataan OKKP',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(200).optional(),
      provinsi_id: idFilter,
      kota_id: idFilter,
      pasar_id: recordFilter,
      is_okkp: z.stringbool().default(false),
      komoditas_id: recordFilter,
      batch_id: recordFilter,
      sort: z.enum(['-id', 'nama', '-nama', 'nomor_kios']).default('-id'),
    }),
    response: listAnswer(pedagang),
  }),
  detail: defineContract({
    method: 'GET',
    path: `${path}/detail`,
    summary: 'Satu pedagang (pedagang_id), atau satu kelompok dengan pedagangnya (group_id)',
    query: salahSatu,
    fails: [404],
    response: dataAnswer(z.union([kelompokPedagang, pedagang])),
  }),
  create: defineContract({
    method: 'POST',
    path: `${path}/create`,
    summary: 'Catat kelompok dengan pedagangnya di satu pasar',
    body: kelompokForm,
    response: dataAnswer(kelompokPedagang),
  }),
  catat: defineContract({
    method: 'POST',
    path: `${path}/catat`,
    summary: 'Catat satu pedagang dari lapangan, tanpa NIK; entri yang dikirim lagi tetap satu',
    body: catatPedagangForm,
    response: dataAnswer(pedagang),
  }),
  addPedagang: defineContract({
    method: 'POST',
    path: `${path}/add_pedagang`,
    summary: 'Tambah pedagang ke sebuah kelompok',
    body: pedagangForm.safeExtend({ group_id: recordId }),
    response: dataAnswer(pedagang),
  }),
  update: defineContract({
    method: 'PUT',
    path: `${path}/update`,
    summary: 'Ubah pedagang; NIK yang dikosongkan tetap, persetujuan yang dicabut menghapus data pribadinya',
    body: pedagangForm.safeExtend({ pedagang_id: recordId, versi }),
    response: dataAnswer(pedagang),
  }),
  updateKelompok: defineContract({
    method: 'PUT',
    path: `${path}/update_kelompok`,
    summary: 'Ubah nama kelompok',
    body: z.object({ group_id: recordId, versi, kelompok: requiredText(150) }),
    response: dataAnswer(kelompokPedagang),
  }),
  remove: defineContract({
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Hapus pedagang, atau kelompok dengan semua pedagangnya',
    query: salahSatu,
    response: emptyAnswer,
  }),
  static: defineContract({
    method: 'GET',
    path: `${path}/static`,
    summary: 'Pilihan isian pedagang: kategori, zona, frekuensi pasokan, cara simpan',
    response: dataAnswer(z.record(z.string(), z.array(z.object({ kode: z.string(), nama: z.string() })))),
  }),
  pemasok: defineContract({
    method: 'GET',
    path: `${path}/pemasok`,
    summary: 'Pemasok yang sudah dikenal, menurut sebagian namanya; paling banyak dua puluh',
    query: z.object({ search: z.string().trim().max(150).default('') }),
    response: dataAnswer(z.array(z.object(asal))),
  }),
  asal: defineContract({
    method: 'GET',
    path: `${path}/asal`,
    summary: 'Semua kabupaten/kota, untuk asal pasokan yang diisi tanpa sinyal',
    response: dataAnswer(z.array(z.object({ id: z.number(), nama: z.string() }))),
  }),
  telusur: defineContract({
    method: 'GET',
    path: `${path}/telusur`,
    summary: 'Semua kios dan pasar dengan pemasok yang sama, di seluruh Indonesia, tanpa nama orang',
    query: z.object({ pemasok_id: idInQuery }),
    response: dataAnswer(telusurPemasok),
  }),
}

nameSchemas({ kiosPemasok })
