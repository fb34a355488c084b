import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../platform/contract.ts'
import {
  dataUsaha,
  type JenisDataUsaha,
  mitra,
  mitraForm,
  produk,
  produkForm,
  ruangLingkup,
  ruangLingkupForm,
  unitProduksi,
  unitProduksiForm,
} from './data-usaha.schema.ts'

/** Staff who apply on behalf name the company by its uuid; an operator's is always the own one. */
const perusahaan = z.uuid().optional()

export const getDataUsaha = defineContract({
  method: 'GET',
  path: '/api/psat/data-usaha',
  summary: 'Unit, pemasok, pelanggan, produk, dan ruang lingkup milik perusahaan',
  query: z.object({ perusahaan }),
  response: dataAnswer(dataUsaha),
})

function defineDataUsaha<Form extends z.ZodObject, Row extends z.ZodObject>(
  jenis: JenisDataUsaha,
  form: Form,
  row: Row,
) {
  const path = `/api/psat/data-usaha/${jenis}` as const
  return {
    add: defineContract({
      method: 'POST',
      path: `${path}/add`,
      summary: `Tambah ${jenis}`,
      query: z.object({ perusahaan }),
      body: form,
      response: dataAnswer(row),
    }),
    update: defineContract({
      method: 'PUT',
      path: `${path}/update`,
      summary: `Ubah ${jenis}`,
      query: z.object({ perusahaan }),
      body: z.intersection(form, z.object({ id: z.number().int(), versi: z.number().int() })),
      response: dataAnswer(row),
    }),
    delete: defineContract({
      method: 'DELETE',
      path: `${path}/delete`,
      summary: `Hapus ${jenis}; pengajuan yang sudah dikirim tidak berubah`,
      query: z.object({ perusahaan, id: z.coerce.number().int() }),
      response: emptyAnswer,
    }),
  }
}

export const dataUsahaCalls = {
  'unit-produksi': defineDataUsaha('unit-produksi', unitProduksiForm, unitProduksi),
  pemasok: defineDataUsaha('pemasok', mitraForm, mitra),
  pelanggan: defineDataUsaha('pelanggan', mitraForm, mitra),
  produk: defineDataUsaha('produk', produkForm, produk),
  'ruang-lingkup': defineDataUsaha('ruang-lingkup', ruangLingkupForm, ruangLingkup),
} satisfies Record<JenisDataUsaha, unknown>
