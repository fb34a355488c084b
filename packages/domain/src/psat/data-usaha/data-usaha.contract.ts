import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { recordId, recordWrites, versi } from '../../platform/record/record-calls.ts'
import {
  dataUsaha,
  type JenisDataUsaha,
  jenisDataUsaha,
  mitra,
  mitraForm,
  produk,
  produkForm,
  ruangLingkup,
  ruangLingkupForm,
  unitProduksi,
  unitProduksiForm,
} from './data-usaha.schema.ts'

/** Staff who apply on behalf of a company name it by uuid. Operators always use their own company. */
const perusahaan = z.uuid().optional()

export const getDataUsaha = defineContract({
  method: 'GET',
  path: '/api/psat/data-usaha',
  summary: 'Unit, pemasok, pelanggan, produk, dan ruang lingkup milik perusahaan',
  query: z.object({ perusahaan }),
  fails: [404],
  response: dataAnswer(dataUsaha),
})

function defineDataUsaha<Form extends z.ZodObject, Row extends z.ZodObject>(
  jenis: JenisDataUsaha,
  form: Form,
  row: Row,
) {
  const { add, update, remove } = recordWrites({
    path: `/api/psat/data-usaha/${jenis}`,
    noun: jenisDataUsaha[jenis].label.toLowerCase(),
    row,
    form,
    change: { id: recordId, versi },
    idName: 'id',
    addName: 'add',
  })
  const query = z.object({ perusahaan })
  return {
    add: { ...add, query },
    update: { ...update, query },
    /** A deletion does not change submissions that were already sent. */
    remove: { ...remove, query: remove.query.extend({ perusahaan }) },
  }
}

export const dataUsahaCalls = {
  'unit-produksi': defineDataUsaha('unit-produksi', unitProduksiForm, unitProduksi),
  pemasok: defineDataUsaha('pemasok', mitraForm, mitra),
  pelanggan: defineDataUsaha('pelanggan', mitraForm, mitra),
  produk: defineDataUsaha('produk', produkForm, produk),
  'ruang-lingkup': defineDataUsaha('ruang-lingkup', ruangLingkupForm, ruangLingkup),
} satisfies Record<JenisDataUsaha, unknown>
