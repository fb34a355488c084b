import { z } from 'zod'
import { tahunJanggal } from '../../platform/calendar/tanggal-wajar.ts'
import { surelTambahan, telepon } from '../../platform/forms/kontak.ts'
import {
  optionalChoice,
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalText,
  orNull,
} from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { type FieldKey, fieldKeys, fieldsOf, isRequired } from './registrasi.fields.ts'
import { sanksiRegistrasi, statusRegistrasi } from './registrasi.status.ts'

const hariSertifikat = optionalDay(
  z.iso.date().refine((day) => day >= '1990-01-01' && day < '2200-01-01', { error: tahunJanggal }),
)

/** Refuses an issue date in the future. `today` is the day in Jakarta. */
export function faultOfIssueDay(issued: string, today: string): string | undefined {
  return issued > today ? 'Tanggal terbit tidak boleh setelah hari ini.' : undefined
}

export const labelPduk = ['Hijau', 'Putih'] as const
export const levelSppb = [1, 2, 3] as const
export const longestNumber = 100

/** Fields of all kinds, all optional here. `withRequired` checks the required fields of the kind. */
export const registrasiFields = {
  unit_usaha: optionalText(200),
  kota_id: optionalId('Pilih kabupaten/kota dari daftar.'),
  alamat_kantor: optionalText(500),
  alamat_unit: optionalText(500),
  ruang_lingkup: optionalText(2000),
  luas_lahan: optionalText(100),
  komoditas_id: optionalId('Pilih komoditas dari daftar.'),
  nama_psat: optionalText(200),
  nama_ilmiah: optionalText(200),
  kemasan: optionalText(300),
  berat_bersih: optionalText(100),
  merk: optionalText(200),
  jenis_hc_id: optionalId('Pilih jenis sertifikat dari daftar.'),
  jenis_sertifikat_id: optionalId('Pilih jenis sertifikat dari daftar.'),
  identitas_lot: optionalText(200),
  negara_tujuan: optionalText(100),
  level: orNull(z.literal([1, 2, 3], { error: 'Pilih level 1, 2, atau 3.' })),
  no_registration: optionalText(longestNumber),
  label: optionalChoice(labelPduk, 'Isi Hijau atau Putih.'),
  terbit_sertifikat: hariSertifikat,
  exp_sertifikat: hariSertifikat,
  lembaga_penerbit: optionalText(200),
  kontak_telepon: orNull(telepon()),
  kontak_surel: orNull(surelTambahan),
} satisfies Record<FieldKey, z.ZodType>

const common = {
  ...registrasiFields,
  pusat: z.boolean().optional(),
  /** 0 for the central office, otherwise the province of the unit. */
  provinsi_id: z.int32({ error: 'Pilih provinsi dari daftar.' }).min(0).nullish(),
  /** Province of the unit of a central registration. The default is the province of the city. */
  provinsi_unit_id: z.int32({ error: 'Pilih provinsi dari daftar.' }).min(1).nullish(),
  nib: z
    .union([z.literal(''), z.string().regex(/^\d{13}$/, 'NIB terdiri atas 13 angka.')], {
      error: 'NIB terdiri atas 13 angka.',
    })
    .nullish()
    .transform((nib) => nib || null),
  foto_kemasan: optionalFileKey,
  sertifikat: optionalFileKey,
  lampiran: z.array(z.string().max(100)).max(6).default([]),
}

interface Filled extends Partial<Record<FieldKey, unknown>> {
  jenis_registrasi_id?: unknown
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Reports all missing fields at once, together with other errors of the form. */
function withRequired<T extends z.ZodType<Filled>>(schema: T): T {
  return fieldKeys.reduce<T>(
    (checked, key) =>
      checked.refine(
        (form) =>
          typeof form.jenis_registrasi_id !== 'number' ||
          !isRequired(form.jenis_registrasi_id, key) ||
          !isBlank(form[key]),
        {
          path: [key],
          error: 'Wajib diisi.',
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ) as T,
    schema,
  )
}

function withExpiryAfterIssue<T extends z.ZodType<Filled>>(schema: T): T {
  return schema.refine(
    ({ terbit_sertifikat: issued, exp_sertifikat: expires }) =>
      !(typeof issued === 'string' && typeof expires === 'string') || isBlank(expires) || expires >= issued,
    { path: ['exp_sertifikat'], error: 'Tanggal habis mendahului tanggal terbit.' },
  ) as T
}

const jenisRegistrasiId = z.int32({ error: 'Pilih jenis registrasi dari daftar.' }).min(1)

/** The kind cannot change. The form sends it so that the schema knows the required fields. */
export const registrasiForm = withExpiryAfterIssue(
  withRequired(z.object({ jenis_registrasi_id: jenisRegistrasiId, ...common })),
)
/** With perpanjangan=true, `id` is the registration to renew. */
export const registrasiBaru = registrasiForm.safeExtend({ id: recordId.optional() })

export type RegistrasiBaru = z.output<typeof registrasiBaru>
export type RegistrasiForm = z.output<typeof registrasiForm>
type Isian = Pick<RegistrasiBaru, FieldKey>

/** Clears fields that the kind does not have, so that a change of kind in the form leaves no old values. */
export function ownFields(jenisId: number, form: Isian): Isian {
  const own = new Set(fieldsOf(jenisId).map(({ key }) => key))
  return Object.fromEntries(fieldKeys.map((key) => [key, own.has(key) ? form[key] : null])) as Isian
}

export const registrasi = z.object({
  id: z.number(),
  kode_verifikasi: z.string(),
  jenis_registrasi_id: z.number(),
  jenis_registrasi: z.string(),
  no_registration: z.string(),
  pusat: z.boolean(),
  /** 0 and "OKKP PUSAT" for central registrations. `provinsi_unit` holds the province of the unit. */
  provinsi_id: z.number(),
  provinsi: z.string(),
  provinsi_unit_id: z.number().nullable(),
  provinsi_unit: z.string().nullable(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  unit_usaha: z.string(),
  nib: z.string().nullable(),
  alamat_kantor: z.string().nullable(),
  alamat_unit: z.string().nullable(),
  komoditas_id: z.number().nullable(),
  komoditas: z.string().nullable(),
  nama_psat: z.string().nullable(),
  nama_ilmiah: z.string().nullable(),
  kemasan: z.string().nullable(),
  berat_bersih: z.string().nullable(),
  merk: z.string().nullable(),
  label: z.enum(labelPduk).nullable(),
  lembaga_penerbit: z.string().nullable(),
  kontak_telepon: z.string().nullable(),
  kontak_surel: z.string().nullable(),
  ruang_lingkup: z.string().nullable(),
  luas_lahan: z.string().nullable(),
  jenis_hc_id: z.number().nullable(),
  jenis_hc: z.string().nullable(),
  identitas_lot: z.string().nullable(),
  negara_tujuan: z.string().nullable(),
  jenis_sertifikat_id: z.number().nullable(),
  jenis_sertifikat: z.string().nullable(),
  level: z.number().nullable(),
  terbit_sertifikat: z.string(),
  exp_sertifikat: z.string().nullable(),
  status: z.enum(statusRegistrasi),
  segera_habis: z.boolean(),
  sisa_hari: z.number().nullable(),
  sanksi: z.enum(sanksiRegistrasi).nullable(),
  menggantikan: z.number().nullable(),
  digantikan_oleh: z.number().nullable(),
  sebab_penggantian: z.string().nullable(),
  foto_kemasan: z.string().nullable(),
  sertifikat: z.string().nullable(),
  lampiran: z.array(z.string()),
  asal: z.enum(['manual', 'impor', 'psat']),
  batch_id: z.number().nullable(),
  lengkap: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
  /** False if the account may only read the registration, for example a central one in its region. */
  boleh_ubah: z.boolean(),
})

/** Public fields: no addresses, contacts or files. */
export const registrasiPublik = registrasi.pick({
  id: true,
  kode_verifikasi: true,
  jenis_registrasi_id: true,
  jenis_registrasi: true,
  no_registration: true,
  pusat: true,
  provinsi_id: true,
  provinsi: true,
  provinsi_unit: true,
  kota: true,
  unit_usaha: true,
  komoditas_id: true,
  komoditas: true,
  nama_psat: true,
  nama_ilmiah: true,
  merk: true,
  jenis_hc: true,
  jenis_sertifikat: true,
  level: true,
  label: true,
  lembaga_penerbit: true,
  ruang_lingkup: true,
  terbit_sertifikat: true,
  exp_sertifikat: true,
  status: true,
  segera_habis: true,
})

export type Registrasi = z.output<typeof registrasi>
export type RegistrasiPublik = z.output<typeof registrasiPublik>

nameSchemas({ registrasi, registrasiPublik })
