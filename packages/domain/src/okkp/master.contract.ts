import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../platform/contract.ts'
import { optionalText, requiredText } from '../platform/record/fields.ts'

/**
 * The small master tables of OKKP: a name, perhaps one or two fields more, all with the same four calls.
 * A new one is a line in `masters`; server routes and master screens are made from it.
 */
export interface MasterField {
  label: string
  schema: z.ZodType
}

function defineMaster<const S extends string, const F extends Record<string, MasterField>>(
  segment: S,
  noun: string,
  fields: F,
) {
  const path = `/api/okkp/static/${segment}` as const
  const extra = Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])) as {
    [K in keyof F]: F[K]['schema']
  }
  const nama = requiredText(200)
  const row = z.object({ id: z.number(), nama: z.string(), ...extra, tetap: z.boolean() })
  return {
    segment,
    noun,
    fields,
    list: defineContract({ method: 'GET', path, summary: noun, response: dataAnswer(z.array(row)) }),
    add: defineContract({
      method: 'POST',
      path: `${path}/add`,
      summary: `Tambah ${noun}`,
      body: z.object({ nama, ...extra }),
      response: dataAnswer(row),
    }),
    update: defineContract({
      method: 'PUT',
      path: `${path}/update`,
      summary: `Ubah ${noun}`,
      body: z.object({ id: z.int32().positive(), nama, ...extra }),
      response: dataAnswer(row),
    }),
    remove: defineContract({
      method: 'DELETE',
      path: `${path}/delete`,
      summary: `Hapus ${noun} yang belum dipakai`,
      query: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
      response: emptyAnswer,
    }),
  }
}

export const kelompokRegistrasi = ['izin', 'sertifikasi'] as const

export const masters = {
  jenisRegistrasi: defineMaster('jenis_registrasi', 'Jenis registrasi', {
    kelompok: { label: 'Kelompok', schema: z.enum(kelompokRegistrasi) },
    masa_berlaku_tahun: {
      label: 'Masa berlaku (tahun)',
      /** None: valid until revoked. */
      schema: z.int().min(1).max(50).nullable().default(null),
    },
  }),
  jenisSertifikat: defineMaster('jenis_sertifikat', 'Jenis sertifikat', {}),
  jenisHc: defineMaster('jenis_hc', 'Jenis HC', {}),
  jenisUjiLab: defineMaster('uji_lab', 'Jenis uji laboratorium', {}),
  jenisRapidTest: defineMaster('rapid_test', 'Jenis rapid test', {}),
  golongan: defineMaster('golongan', 'Golongan', {}),
  jenisDokumen: defineMaster('documentType', 'Jenis dokumen', {}),
  jenisKlaim: defineMaster('jenisKlaim', 'Jenis klaim', {
    perlu_bukti: { label: 'Perlu bukti', schema: z.boolean().default(false) },
  }),
}

export type MasterName = keyof typeof masters
export type Master = (typeof masters)[MasterName]

/** The parameters of a kind of test stand under the name of that kind. */
export const jenisParameter = ['aflatoksin', 'logam_berat', 'mikroba', 'pestisida'] as const
export type JenisParameter = (typeof jenisParameter)[number]
export const jenisParameterLabels: Record<JenisParameter, string> = {
  aflatoksin: 'Aflatoksin',
  logam_berat: 'Logam berat',
  mikroba: 'Mikroba',
  pestisida: 'Pestisida',
}

const typeParams = z.object({ type: z.enum(jenisParameter) })
const satuan = optionalText(50)
const parameterRow = z.object({ id: z.number(), nama: z.string(), satuan: z.string().nullable() })
const parameterNama = requiredText(200)

export const parameters = {
  list: defineContract({
    method: 'GET',
    path: '/api/okkp/static/:type',
    summary: 'Parameter sebuah jenis uji',
    params: typeParams,
    response: dataAnswer(z.array(parameterRow)),
  }),
  add: defineContract({
    method: 'POST',
    path: '/api/okkp/static/:type/add',
    summary: 'Tambah parameter',
    params: typeParams,
    body: z.object({ nama: parameterNama, satuan }),
    response: dataAnswer(parameterRow),
  }),
  update: defineContract({
    method: 'PUT',
    path: '/api/okkp/static/:type/update',
    summary: 'Ubah parameter',
    params: typeParams,
    body: z.object({ id: z.int32().positive(), nama: parameterNama, satuan }),
    response: dataAnswer(parameterRow),
  }),
  remove: defineContract({
    method: 'DELETE',
    path: '/api/okkp/static/:type/delete',
    summary: 'Hapus parameter yang belum dipakai',
    params: typeParams,
    query: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    response: emptyAnswer,
  }),
}

const kodeWilayah = z
  .string()
  .trim()
  .regex(/^\d{2}(\.\d{2}){0,2}$/, 'Tulis kode resmi, mis. 32, 32.73, atau 32.73.01.')
const wilayahRow = z.object({ id: z.number(), kode: z.string(), nama: z.string() })

/** A code of two digits is a province, `NN.NN` a city or regency in it, `NN.NN.NN` a district. */
export const provinsiWrites = {
  add: defineContract({
    method: 'POST',
    path: '/api/okkp/static/provinsi/add',
    summary: 'Tambah provinsi, kabupaten/kota, atau kecamatan menurut kode resminya',
    body: z.object({ kode: kodeWilayah, nama: requiredText(100) }),
    response: dataAnswer(wilayahRow),
  }),
  update: defineContract({
    method: 'PUT',
    path: '/api/okkp/static/provinsi/update',
    summary: 'Ubah nama wilayah',
    body: z.object({ id: z.int32().positive(), nama: requiredText(100) }),
    response: dataAnswer(wilayahRow),
  }),
  remove: defineContract({
    method: 'DELETE',
    path: '/api/okkp/static/provinsi/delete',
    summary: 'Hapus wilayah yang belum dipakai',
    query: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    response: emptyAnswer,
  }),
}
