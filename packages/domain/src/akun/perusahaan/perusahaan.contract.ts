import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { surel, surelTambahan, telepon } from '../../platform/forms/kontak.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { optionalDay, optionalText, orNull } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { dataAkun, kotaId, pengguna, provinsiId, username } from '../pengguna/pengguna.schema.ts'
import { newPassword } from '../sesi/sandi.ts'

/** Codes of legal forms (specification, section 9). */
export const bentukUsaha = {
  '01': 'PT',
  '02': 'CV',
  '04': 'Badan usaha milik negara/daerah',
  '05': 'Firma',
  '06': 'Persekutuan perdata',
  '07': 'Koperasi',
  '10': 'Yayasan',
  '16': 'Bentuk usaha tetap',
  '17': 'Perseorangan',
  '18': 'Badan layanan umum',
  '19': 'Badan hukum lainnya',
} as const
export type KodeBentukUsaha = keyof typeof bentukUsaha
export const kodeBentukUsaha = Object.keys(bentukUsaha) as [KodeBentukUsaha, ...KodeBentukUsaha[]]

export const perusahaan = z.object({
  id: z.number(),
  uuid: z.string(),
  nama_perseroan: z.string(),
  nib: z.string().nullable(),
  npwp_perseroan: z.string().nullable(),
  jenis_perseroan: z.string().nullable(),
  alamat_perseroan: z.string().nullable(),
  email_perusahaan: z.string().nullable(),
  telp: z.string().nullable(),
  provinsi_id: z.number().nullable(),
  kota_id: z.number().nullable(),
  jumlah_akun: z.number(),
})

/** A company and its first operator account. SUPERADMIN creates them if they do not come from OSS. */
export const perusahaanBaru = z.object({
  nama_perseroan: z.string().trim().min(3).max(200),
  nib: z
    .string()
    .trim()
    .regex(/^\d{13}$/, 'NIB terdiri dari 13 angka.'),
  npwp_perseroan: z
    .string()
    .trim()
    .regex(/^\d{15,16}$/, 'NPWP terdiri dari 15 atau 16 angka.')
    .nullish(),
  jenis_perseroan: z.enum(kodeBentukUsaha),
  alamat_perseroan: z.string().trim().min(5).max(500),
  email_perusahaan: surel.nullish(),
  telp: telepon(),
  provinsi_id: provinsiId,
  kota_id: kotaId,
  akun: z.object({ ...dataAkun.shape, email: surel }),
})

export const listPerusahaan = defineContract({
  method: 'GET',
  path: '/api/perusahaan',
  summary: 'Daftar pelaku usaha',
  query: z.object({ ...pageQuery, search: z.string().trim().max(200).optional() }),
  response: listAnswer(perusahaan),
})
export const addPerusahaan = defineContract({
  method: 'POST',
  path: '/api/perusahaan/add',
  summary: 'Tambah pelaku usaha dan akun pertamanya',
  body: perusahaanBaru,
  /** The server returns the password once. A repeated Idempotency-Key gets the same answer without the password. */
  response: dataAnswer(z.object({ perusahaan, akun: pengguna, newPassword: z.string().optional() })),
})
/** SUPERADMIN names the company by uuid. An operator always uses their own company. */
const namedCompany = z.uuid().optional()

export const listKolega = defineContract({
  method: 'GET',
  path: '/api/perusahaan/kolega',
  summary: 'Akun lain di perusahaan sendiri dan undangan yang masih terbuka',
  query: z.object({ perusahaan: namedCompany }),
  fails: [404],
  response: dataAnswer(
    z.object({
      akun: z.array(
        z.object({ uuid: z.string(), nama: z.string(), username: z.string(), status: z.boolean() }),
      ),
      undangan: z.array(z.object({ email: z.string(), nama: z.string(), berakhir: z.string() })),
    }),
  ),
})
export const inviteKolega = defineContract({
  method: 'POST',
  path: '/api/perusahaan/undang',
  summary: 'Undang kolega ke perusahaan sendiri lewat surel',
  body: z.object({
    nama: z.string().trim().min(3).max(150),
    email: surel,
    perusahaan: namedCompany,
  }),
  response: emptyAnswer,
})
export const withdrawInvitation = defineContract({
  method: 'POST',
  path: '/api/perusahaan/undang/batal',
  summary: 'Batalkan undangan yang belum diterima; tautannya tidak berlaku lagi',
  body: inviteKolega.body.omit({ nama: true }),
  response: emptyAnswer,
})
export const acceptInvitation = defineContract({
  method: 'POST',
  path: '/api/perusahaan/terima-undangan',
  summary: 'Terima undangan: pilih nama pengguna dan kata sandi',
  body: z.object({ token: z.string().min(1).max(200), username, sandi_baru: newPassword }),
  fails: [409],
  response: emptyAnswer,
})

export const skalaUsaha = { mikro: 'Mikro', kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar' } as const

/** Company fields that an operator maintains. The NIB comes from OSS and cannot change. */
export const profilPerusahaanForm = z.object({
  nama_perseroan: z.string().trim().min(3).max(200),
  npwp_perseroan: perusahaanBaru.shape.npwp_perseroan,
  jenis_perseroan: z.enum(kodeBentukUsaha),
  skala_usaha: z.enum(Object.keys(skalaUsaha) as [keyof typeof skalaUsaha, ...(keyof typeof skalaUsaha)[]]),
  alamat_perseroan: z.string().trim().min(5).max(500),
  kode_pos: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, 'Kode pos terdiri dari 5 angka.')
    .nullish()
    .transform((kode) => kode || null),
  provinsi_id: provinsiId,
  kota_id: kotaId,
  telp: telepon(),
  email_perusahaan: surel,
  tgl_terbit_nib: optionalDay(),
  penanggung_jawab: z.string().trim().min(3).max(150),
  jabatan_penanggung_jawab: optionalText(100),
  telp_penanggung_jawab: orNull(telepon('No. telepon penanggung jawab')),
  email_penanggung_jawab: orNull(surelTambahan),
  versi: z.number().int(),
})

export const profilPerusahaan = z.object({
  ...perusahaan.omit({ jumlah_akun: true }).shape,
  skala_usaha: z.string().nullable(),
  kode_pos: z.string().nullable(),
  tgl_terbit_nib: z.string().nullable(),
  penanggung_jawab: z.string().nullable(),
  jabatan_penanggung_jawab: z.string().nullable(),
  telp_penanggung_jawab: z.string().nullable(),
  email_penanggung_jawab: z.string().nullable(),
  versi: z.number(),
})
export type ProfilPerusahaan = z.output<typeof profilPerusahaan>

export const getProfilPerusahaan = defineContract({
  method: 'GET',
  path: '/api/perusahaan/profil',
  summary: 'Data perusahaan sendiri; petugas yang mewakili menyebut uuid-nya',
  query: z.object({ perusahaan: namedCompany }),
  fails: [404],
  response: dataAnswer(profilPerusahaan),
})
export const updateProfilPerusahaan = defineContract({
  method: 'PUT',
  path: '/api/perusahaan/profil',
  summary: 'Ubah data perusahaan sendiri',
  query: z.object({ perusahaan: namedCompany }),
  body: profilPerusahaanForm,
  response: dataAnswer(profilPerusahaan),
})

nameSchemas({ perusahaan, profilPerusahaan })
