import { z } from 'zod'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { surelTambahan, telepon } from '../../platform/forms/kontak.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { fileKey, optionalDay, optionalLines, optionalText, orNull } from '../../platform/record/fields.ts'
import { idInQuery, recordId, versi } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'
import {
  faultsOfPengaduan,
  fotoPengaduan,
  jenisPengaduan,
  luaranPengaduan,
  panjangPengaduan,
  polaKode,
  polaNomor,
  statusPengaduan,
} from './pengaduan.rules.ts'

const { uraian, pesan, teks } = panjangPengaduan
const path = '/api/okkp/pengaduan'

const kode = z
  .string()
  .overwrite((text) => text.replace(/[^0-9a-z]/gi, '').toUpperCase())
  .regex(polaKode, 'Kode rahasia terdiri atas dua belas huruf dan angka.')
const nomor = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .regex(polaNomor, 'Tulis nomor laporan seperti ADU-2026-00042.')
const foto = z
  .array(fileKey)
  .max(fotoPengaduan, { error: `Paling banyak ${fotoPengaduan} foto.` })
  .default([])
const isiPesan = z.string().trim().min(1, { error: 'Tulis pesannya.' }).max(pesan)

export const pengaduanForm = z
  .object({
    jenis: z.enum(jenisPengaduan, { error: 'Pilih apa yang Anda laporkan.' }),
    /** Somebody fell ill. Such reports come first. */
    sakit: z.boolean().default(false),
    uraian: optionalLines(uraian),
    nomor_izin: optionalText(teks),
    pangan: optionalText(teks),
    pelaku: optionalText(teks),
    tempat: optionalText(teks),
    tanggal: optionalDay(),
    provinsi_id: orNull(z.int32().positive()),
    kota_id: orNull(z.int32().positive()),
    /** Market whose poster led here. */
    pasar_id: orNull(z.int32().positive()),
    nama: optionalText(150),
    no_hp: orNull(telepon('No. HP')),
    surel: orNull(surelTambahan),
    foto,
    /** Code that the sender's device chooses, so that a retry after a lost answer opens the same report. */
    kode,
    /** Honeypot: people cannot see this field, so only a bot fills it in. */
    situs_web: z.string().max(500).nullish(),
  })
  .check((given) => {
    for (const { field, message } of faultsOfPengaduan(given.value))
      given.issues.push({ code: 'custom', message, path: [field], input: given.value })
  })
export type PengaduanForm = z.output<typeof pengaduanForm>

export const postPengaduan = defineContract({
  method: 'POST',
  path: `${path}/kirim`,
  summary: 'Laporkan pangan atau izin yang mencurigakan (umum, boleh tanpa nama)',
  body: pengaduanForm,
  response: dataAnswer(z.object({ nomor: z.string() })),
})

export const uploadFotoPengaduan = defineContract({
  method: 'POST',
  path: `${path}/foto`,
  summary: 'Unggah satu foto untuk laporan (kolom file); data lokasi dan kamera dihapus (umum)',
  multipart: z.object({ file: z.file() }),
  response: dataAnswer(z.object({ kunci: z.string(), lokasi_dihapus: z.boolean() })),
})

const penulisPesan = z.enum(['kantor', 'pelapor'])
const pesanTiket = z.object({
  id: z.number(),
  dari: penulisPesan,
  /** Name of the office that answers. Officers stay unnamed. */
  nama: z.string(),
  isi: z.string(),
  waktu: z.string(),
  /** Photo addresses, valid for one hour. */
  foto: z.array(z.string()),
})

export const tiketPengaduan = z.object({
  nomor: z.string(),
  jenis: z.enum(jenisPengaduan),
  status: z.enum(statusPengaduan),
  dikirim: z.string(),
  kantor: z.string(),
  uraian: z.string(),
  nomor_izin: z.string().nullable(),
  pangan: z.string().nullable(),
  pelaku: z.string().nullable(),
  tempat: z.string().nullable(),
  foto: z.array(z.string()),
  pesan: z.array(pesanTiket),
  /** Day by which the office must answer. Null if the office does not have to act. */
  batas_jawab: z.string().nullable(),
  luaran: z.enum(luaranPengaduan).nullable(),
  ditutup: z.string().nullable(),
  disimpan_sampai: z.string(),
})
export type TiketPengaduan = z.output<typeof tiketPengaduan>

const kunciTiket = { nomor, kode }
export const readTiketCall = defineContract({
  method: 'POST',
  path: `${path}/tiket`,
  summary: 'Baca laporan sendiri dengan nomor dan kode rahasianya (umum)',
  body: z.object(kunciTiket),
  fails: [404],
  response: dataAnswer(tiketPengaduan),
})
export const replyToTiketCall = defineContract({
  method: 'POST',
  path: `${path}/tiket/balas`,
  summary: 'Balas percakapan laporan sendiri (umum)',
  body: z.object({ ...kunciTiket, isi: isiPesan, foto }),
  fails: [404, 409],
  response: dataAnswer(tiketPengaduan),
})

/** Report in the list of officers, without names and contacts. */
export const pengaduan = z.object({
  id: z.number(),
  nomor: z.string(),
  jenis: z.enum(jenisPengaduan),
  status: z.enum(statusPengaduan),
  sakit: z.boolean(),
  pangan: z.string().nullable(),
  nomor_izin: z.string().nullable(),
  tempat: z.string().nullable(),
  provinsi_id: z.number().nullable(),
  provinsi: z.string().nullable(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  kantor: z.string(),
  giliran_saya: z.boolean(),
  petugas_id: z.number().nullable(),
  petugas: z.string().nullable(),
  dikirim: z.string(),
  batas_jawab: z.string().nullable(),
  terlambat: z.boolean(),
  luaran: z.enum(luaranPengaduan).nullable(),
  ditutup: z.string().nullable(),
  versi: z.number(),
})
export type Pengaduan = z.output<typeof pengaduan>

const pesanPengaduan = z.object({
  id: z.number(),
  jenis: z.enum(['jawaban', 'pelapor', 'catatan']),
  penulis: z.string().nullable(),
  isi: z.string(),
  waktu: z.string(),
  foto: z.array(z.string()),
})

export const rincianPengaduan = pengaduan.extend({
  uraian: z.string().nullable(),
  pelaku: z.string().nullable(),
  tanggal: z.string().nullable(),
  nama: z.string().nullable(),
  no_hp: z.string().nullable(),
  surel: z.string().nullable(),
  foto: z.array(z.string()),
  registrasi: z.object({ id: z.number(), nomor: z.string(), unit_usaha: z.string() }).nullable(),
  /** Market whose poster the reporter scanned. */
  pasar: z.object({ id: z.number(), nama: z.string() }).nullable(),
  /** Case that this report opened or joined. */
  tindak_lanjut_id: z.number().nullable(),
  /** True if this account may accept the report as a case. */
  boleh_jadi_kasus: z.boolean(),
  pesan: z.array(pesanPengaduan),
  ditutup_oleh: z.string().nullable(),
  disimpan_sampai: z.string(),
  disamarkan: z.string().nullable(),
})
export type RincianPengaduan = z.output<typeof rincianPengaduan>
nameSchemas({ tiketPengaduan, pengaduan, rincianPengaduan })

export const listPengaduan = defineContract({
  method: 'GET',
  path,
  summary:
    'Laporan masyarakat dalam wilayah akun: ada yang sakit, lalu yang paling lama menunggu lebih dahulu',
  query: z.object({
    ...pageQuery,
    search: searchText,
    status: z.enum(statusPengaduan).optional(),
    jenis: z.enum(jenisPengaduan).optional(),
    /** `saya`: this account's office must answer. */
    giliran: z.enum(['saya']).optional(),
    /** `saya`: assigned to this account. `kosong`: not assigned. */
    petugas: z.enum(['saya', 'kosong']).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
  }),
  response: listAnswer(pengaduan),
})

export const detailPengaduan = defineContract({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'Satu laporan masyarakat dengan percakapan dan catatan dalam',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(rincianPengaduan),
})

export const petugasPengaduan = defineContract({
  method: 'GET',
  path: `${path}/petugas`,
  summary: 'Akun yang dapat ditugasi menangani laporan ini',
  query: z.object({ id: idInQuery }),
  response: dataAnswer(z.array(z.object({ id: z.number(), nama: z.string(), kantor: z.string() }))),
})

const terlihat = { id: recordId, versi }
const step = <const N extends string, S extends z.ZodRawShape>(name: N, summary: string, shape: S) =>
  defineContract({
    method: 'PUT',
    path: `${path}/${name}`,
    summary: `${summary}; versi yang tertinggal dijawab 409`,
    body: z.object({ ...terlihat, ...shape }),
    response: dataAnswer(rincianPengaduan),
  })

export const tugaskanPengaduan = step('tugaskan', 'Tugaskan laporan kepada seorang petugas', {
  petugas_id: recordId.nullable(),
})
export const jawabForm = z.object({
  isi: isiPesan,
  /** Asks the reporter for more information. The reporter must act next. */
  tanya: z.boolean().default(false),
})
export const jawabPengaduan = step('jawab', 'Jawab pelapor', jawabForm.shape)
export const catatanForm = z.object({ isi: isiPesan })
export const catatPengaduan = step(
  'catat',
  'Tulis catatan dalam, yang tidak dilihat pelapor',
  catatanForm.shape,
)
export const alihForm = z.object({
  provinsi_id: orNull(z.int32().positive()),
  kota_id: orNull(z.int32().positive()),
  alasan: z.string().trim().min(10, { error: 'Tulis alasannya, paling sedikit 10 huruf.' }).max(500),
})
export const alihkanPengaduan = step('alihkan', 'Alihkan laporan ke kantor wilayah lain', alihForm.shape)
export const tutupPengaduanForm = z.object({
  luaran: z.enum(luaranPengaduan, { error: 'Pilih hasilnya.' }),
  isi: z
    .string()
    .trim()
    .min(20, { error: 'Tulis hasilnya untuk pelapor, paling sedikit 20 huruf.' })
    .max(pesan),
})
export const tutupPengaduan = step(
  'tutup',
  'Tutup laporan dengan hasil dan kabar untuk pelapor',
  tutupPengaduanForm.shape,
)

export const kasusPengaduanForm = z.object({
  /** What the report is about, in words that the office confirms. */
  temuan: z.string().trim().min(3, { error: 'Tulis dugaannya, mis. formalin atau izin palsu.' }).max(200),
  komoditas_id: orNull(z.int32().positive()),
  komoditas: optionalText(teks),
  lokasi: z.string().trim().min(3, { error: 'Tulis tempatnya.' }).max(teks),
  no_registrasi: optionalText(100),
  /** Market, stall and supplier, if the report concerns a market. */
  pasar_id: orNull(recordId),
  nomor_kios: optionalText(40),
  /** Supplier of the list of markets. If empty, the server uses the supplier of the stall for this commodity. */
  pemasok: optionalText(150),
})
export const jadikanKasusPengaduan = step(
  'kasus',
  'Terima laporan sebagai kasus, atau gabungkan ke kasus yang terbuka',
  kasusPengaduanForm.shape,
)
