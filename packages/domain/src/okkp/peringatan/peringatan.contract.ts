import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer, notJson } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import {
  optionalFileKey,
  optionalLines,
  optionalText,
  orNull,
  requiredText,
} from '../../platform/record/fields.ts'
import { idInQuery, recordCalls, recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'
import {
  alamatFeed,
  asalBukti,
  jenisPeringatan,
  statusPeringatan,
  tindakanPeringatan,
} from './peringatan.rules.ts'

const path = '/api/okkp/peringatan'
const lines = (longest: number, shortest: number) => z.string().trim().min(shortest).max(longest)

export const peringatanForm = z.object({
  jenis: z.enum(jenisPeringatan, { error: 'Pilih peringatan atau penarikan.' }),
  judul: requiredText(150, 10),
  pangan: requiredText(200, 3),
  isi: lines(4000, 30),
  saran: lines(2000, 10),
  bets: optionalText(200),
  nomor_izin: optionalText(200),
  /** Province of the warning. Null for the whole country. */
  provinsi_id: orNull(z.int32().positive()),
  alasan: optionalLines(500),
  /** Photo of the product, so that people recognise it. */
  foto: optionalFileKey,
  /** Record on which a new warning rests. It stays with the warning. */
  bukti: orNull(z.object({ asal: z.enum(asalBukti), id: recordId })),
})
export type PeringatanForm = z.output<typeof peringatanForm>

const isiVersi = {
  nomor: z.number(),
  tindakan: z.enum(tindakanPeringatan),
  judul: z.string(),
  pangan: z.string(),
  isi: z.string(),
  saran: z.string(),
  bets: z.string().nullable(),
  nomor_izin: z.string().nullable(),
  alasan: z.string().nullable(),
  foto: z.string().nullable(),
}
const versiPeringatan = z.object({
  ...isiVersi,
  ditulis: z.string(),
  penulis: z.array(z.string()),
  terbit: z.string().nullable(),
  penerbit: z.string().nullable(),
})
export type VersiPeringatan = z.output<typeof versiPeringatan>

/** Evidence of a warning in words, for its authors and publishers. */
export const buktiPeringatan = z.object({
  asal: z.enum(asalBukti),
  id: z.number(),
  judul: z.string(),
  keterangan: z.string(),
  tanggal: z.string().nullable(),
  tautan: z.string(),
})
export type BuktiPeringatan = z.output<typeof buktiPeringatan>

export const peringatan = z.object({
  id: z.number(),
  jenis: z.enum(jenisPeringatan),
  status: z.enum(statusPeringatan),
  provinsi_id: z.number().nullable(),
  provinsi: z.string().nullable(),
  judul: z.string(),
  pangan: z.string(),
  /** Draft that waits for a second person, or null. */
  draf: versiPeringatan.nullable(),
  /** All published versions, newest first. */
  riwayat: z.array(versiPeringatan),
  boleh_tulis: z.boolean(),
  boleh_terbitkan: z.boolean(),
  /** True if this account is an author of the draft. Another person must publish it. */
  tulisan_saya: z.boolean(),
  bukti: buktiPeringatan.nullable(),
  diubah: z.string(),
  versi: z.number(),
})
export type Peringatan = z.output<typeof peringatan>

export const peringatanCalls = recordCalls({
  path,
  noun: 'peringatan atau penarikan',
  row: peringatan,
  detail: peringatan,
  form: peringatanForm,
  filter: {
    search: searchText,
    status: z.enum(statusPeringatan).optional(),
    /** `ya`: a draft waits for a second person. */
    menunggu: z.enum(['ya']).optional(),
  },
  sort: ['terbaru'],
  idName: 'id',
})

export const isianPeringatan = defineContract({
  method: 'GET',
  path: `${path}/isian`,
  summary: 'Isian awal peringatan menurut buktinya: kasus, uji, rapid test, atau laporan masyarakat',
  query: z.object({ asal: z.enum(asalBukti), id: idInQuery }),
  response: dataAnswer(
    z.object({
      isian: z.object({
        jenis: z.enum(jenisPeringatan),
        judul: z.string(),
        pangan: z.string(),
        isi: z.string(),
        saran: z.string(),
        bets: z.string().nullable(),
        nomor_izin: z.string().nullable(),
        provinsi_id: z.number().nullable(),
      }),
      bukti: buktiPeringatan,
    }),
  ),
})

const terlihat = { id: recordId, versi }
export const correctPeringatan = defineContract({
  method: 'PUT',
  path: `${path}/koreksi`,
  summary: 'Tulis koreksi atas yang sudah terbit; muncul setelah diterbitkan orang kedua',
  // A published warning keeps its kind and region.
  body: peringatanForm.omit({ jenis: true, provinsi_id: true, bukti: true }).extend(terlihat),
  response: dataAnswer(peringatan),
})
export const cabutForm = z.object({ alasan: lines(500, 10) })
export const revokePeringatan = defineContract({
  method: 'PUT',
  path: `${path}/cabut`,
  summary: 'Usulkan pencabutan; berlaku setelah diterbitkan orang kedua',
  body: cabutForm.extend(terlihat),
  response: dataAnswer(peringatan),
})
export const publishPeringatan = defineContract({
  method: 'PUT',
  path: `${path}/terbitkan`,
  summary: 'Terbitkan draf, koreksi, atau pencabutan yang ditulis orang lain; tulisan sendiri dijawab 403',
  body: z.object(terlihat),
  response: dataAnswer(peringatan),
})

export const peringatanPublik = z.object({
  id: z.number(),
  jenis: z.enum(jenisPeringatan),
  status: z.enum(['berlaku', 'dicabut']),
  provinsi: z.string().nullable(),
  judul: z.string(),
  pangan: z.string(),
  bets: z.string().nullable(),
  nomor_izin: z.string().nullable(),
  /** Times of the first and the latest publication. */
  terbit: z.string(),
  diperbarui: z.string(),
  tindakan: z.enum(tindakanPeringatan),
})
export type PeringatanPublik = z.output<typeof peringatanPublik>
const versiPublik = z.object({ ...isiVersi, terbit: z.string() })
export const rincianPeringatan = peringatanPublik.extend({
  isi: z.string(),
  saran: z.string(),
  alasan: z.string().nullable(),
  foto: z.string().nullable(),
  /** Verification code of the named permit, if the registry has it. */
  kode_verifikasi: z.string().nullable(),
  riwayat: z.array(versiPublik),
})
export type RincianPeringatan = z.output<typeof rincianPeringatan>
nameSchemas({ buktiPeringatan, peringatan, peringatanPublik, rincianPeringatan, versiPeringatan })

export const listPeringatanPublik = defineContract({
  method: 'GET',
  path: `${path}/publik`,
  summary: 'Peringatan dan penarikan yang sudah terbit, yang terbaru lebih dahulu (umum)',
  query: z.object({
    ...pageQuery,
    /** `ya`: without withdrawn warnings. */
    berlaku: z.enum(['ya']).optional(),
    nomor: optionalText(200),
  }),
  response: listAnswer(peringatanPublik),
})
export const detailPeringatanPublik = defineContract({
  method: 'GET',
  path: `${path}/publik/detail`,
  summary: 'Satu peringatan dengan semua versinya yang pernah terbit (umum)',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(rincianPeringatan),
})
export const feedPeringatan = defineContract({
  method: 'GET',
  path: alamatFeed,
  summary: 'Umpan Atom peringatan dan penarikan (umum)',
  produces: ['application/atom+xml'],
  response: notJson,
})
