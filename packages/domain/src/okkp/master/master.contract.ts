import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { defineMaster, type MasterField } from '../../platform/master/master.ts'
import { optionalText, requiredText } from '../../platform/record/fields.ts'
import { pengajuanKeLabels } from '../../psat/index.ts'
import { jenisTetap } from '../registrasi/registrasi.fields.ts'

export const kelompokRegistrasi = { izin: 'Izin', sertifikasi: 'Sertifikasi' } as const

const access = 'master.kelola'
/** Ids that the specification assigns to kinds of certificate, test and rapid test. */
const numbered = [1, 2, 3, 4]

/** Groups of parameters by kind of test. Mycotoxins belong to `aflatoksin`. */
export const jenisParameter = [
  'aflatoksin',
  'logam_berat',
  'mikroba',
  'pestisida',
  'bahan_berbahaya',
  'lainnya',
] as const
export type JenisParameter = (typeof jenisParameter)[number]
export const jenisParameterLabels: Record<JenisParameter, string> = {
  aflatoksin: 'Aflatoksin dan mikotoksin',
  logam_berat: 'Logam berat',
  mikroba: 'Mikroba',
  pestisida: 'Pestisida',
  bahan_berbahaya: 'Bahan berbahaya',
  lainnya: 'Lainnya',
}

const parameterUji = {
  label: 'Parameter yang diuji',
  schema: z.enum(jenisParameter).default('lainnya'),
  input: { kind: 'pilihan', options: jenisParameterLabels },
  byRule: true,
  help: 'Parameter mana yang dapat dipilih pada uji jenis ini.',
} satisfies MasterField

export const masters = {
  jenisRegistrasi: defineMaster({
    path: '/api/okkp/static/jenis_registrasi',
    event: 'jenis-registrasi',
    noun: 'Jenis registrasi',
    meta: 'Izin dan sertifikat yang dicatat di registri, dengan masa berlakunya sejak terbit.',
    access,
    fixed: jenisTetap,
    fields: {
      kelompok: {
        label: 'Kelompok',
        schema: z.enum(Object.keys(kelompokRegistrasi) as (keyof typeof kelompokRegistrasi)[]),
        input: { kind: 'pilihan', options: kelompokRegistrasi },
      },
      masa_berlaku_tahun: {
        label: 'Masa berlaku',
        schema: z.int().min(1).max(50).nullable().default(null),
        input: { kind: 'angka', suffix: 'tahun', none: 'Sampai dicabut' },
        optional: true,
        help: 'Kosongkan bila berlaku sampai dicabut. Registrasi yang sudah ada tidak ikut berubah.',
      },
    },
  }),
  jenisSertifikat: defineMaster({
    path: '/api/okkp/static/jenis_sertifikat',
    event: 'jenis-sertifikat',
    noun: 'Jenis sertifikat',
    meta: 'Tingkat sertifikasi Prima dan jaminan mutu hidroponik.',
    access,
    fixed: numbered,
    fields: {},
  }),
  jenisHc: defineMaster({
    path: '/api/okkp/static/jenis_hc',
    event: 'jenis-hc',
    noun: 'Jenis HC',
    meta: 'Jenis sertifikat jaminan keamanan pangan (health certificate) untuk ekspor.',
    access,
    fields: {},
  }),
  jenisUjiLab: defineMaster({
    path: '/api/okkp/static/uji_lab',
    event: 'jenis-uji-lab',
    noun: 'Jenis uji laboratorium',
    meta: 'Kelompok pengujian di laboratorium; parameternya diatur di halaman Parameter.',
    access,
    fixed: [...numbered, 5],
    fields: { jenis_parameter: parameterUji },
  }),
  jenisRapidTest: defineMaster({
    path: '/api/okkp/static/rapid_test',
    event: 'jenis-rapid-test',
    noun: 'Jenis rapid test',
    meta: 'Kelompok rapid test di lapangan; parameternya diatur di halaman Parameter.',
    access,
    fixed: [...numbered, 5],
    fields: { jenis_parameter: parameterUji },
  }),
  golongan: defineMaster({
    path: '/api/okkp/static/golongan',
    event: 'golongan',
    noun: 'Golongan',
    meta: 'Golongan kepegawaian petugas.',
    access,
    fields: {},
  }),
  jenisDokumen: defineMaster({
    path: '/api/okkp/static/documentType',
    event: 'jenis-dokumen',
    noun: 'Jenis dokumen',
    meta: 'Dokumen yang diunggah bersama permohonan. Yang bertanda Tetap diminta menurut aturan, yang lain menurut pilihan di sini.',
    access,
    /** Document of the licence rules that a type refers to. */
    fixedBy: 'kunci',
    deleteText: 'Formulir tidak memintanya lagi. Berkas yang sudah dikirim tetap memuat dokumen dan namanya.',
    fields: {
      diminta_pada: {
        label: 'Diminta pada',
        schema: z
          .array(z.enum(Object.keys(pengajuanKeLabels)))
          .max(20)
          .default([]),
        input: { kind: 'banyak', options: pengajuanKeLabels, none: 'Tidak bersama permohonan' },
        optional: true,
        byRule: true,
        help: 'Kosongkan bila tidak diminta bersama permohonan. Berlaku untuk yang belum dikirim.',
      },
      wajib: {
        label: 'Wajib diunggah',
        schema: z.boolean().default(false),
        input: { kind: 'ya-tidak' },
        byRule: true,
        help: 'Tanpa dokumen ini permohonan tidak dapat dikirim.',
      },
    },
  }),
  jenisKlaim: defineMaster({
    path: '/api/okkp/static/jenisKlaim',
    event: 'jenis-klaim',
    noun: 'Jenis klaim',
    meta: 'Klaim pada label yang dapat dipilih untuk sebuah produk, dan mana yang harus disertai bukti.',
    access,
    deleteText:
      'Produk dan berkas yang sudah memuatnya tidak berubah; yang baru tidak dapat memilihnya lagi.',
    fields: {
      perlu_bukti: {
        label: 'Perlu bukti',
        schema: z.boolean().default(false),
        input: { kind: 'ya-tidak' },
      },
    },
  }),
}

export const parameter = defineMaster({
  path: '/api/okkp/static/:type',
  event: 'parameter',
  noun: 'Parameter',
  meta: 'Apa yang diukur pada tiap jenis uji, dengan satuannya.',
  access,
  within: { param: 'type', column: 'jenis', values: jenisParameter },
  fields: {
    satuan: {
      label: 'Satuan',
      schema: optionalText(50),
      stored: z.string().nullable(),
      optional: true,
      help: 'Misalnya mg/kg atau CFU/g.',
    },
  },
})

/** Same list with a typed kind. */
export const listParameter = { ...parameter.list, params: z.object({ type: z.enum(jenisParameter) }) }

const kodeWilayah = z
  .string()
  .trim()
  .regex(/^\d{2}(\.\d{2}){0,2}$/, 'Tulis kode resmi, mis. 32, 32.73, atau 32.73.01.')
const wilayahRow = z.object({ id: z.number(), kode: z.string(), nama: z.string() })

/** Two digits are a province, `NN.NN` a city or regency, `NN.NN.NN` a district. */
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
