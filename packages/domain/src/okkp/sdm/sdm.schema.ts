import { z } from 'zod'
import { surelTambahan, telepon } from '../../platform/forms/kontak.ts'
import {
  optionalChoice,
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalText,
  orNull,
  requiredText,
} from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { kategoriSdm, keadaanKompetensi } from './kompetensi.ts'

/** Civil servant number (NIP): 18 digits, with or without spaces and dots. */
const nip = z
  .string()
  .transform((text) => text.replace(/[\s.]/g, ''))
  .pipe(z.string().regex(/^(\d{18})?$/, 'NIP terdiri dari 18 angka.'))
  .nullish()
  .transform((text) => text || null)

const kompetensiForm = z
  .object({
    /** Set for an existing competence only. */
    id: recordId.nullish(),
    kategori: z.enum(kategoriSdm, { error: 'Pilih kategori dari daftar.' }),
    jenis: optionalText(150),
    nomor: optionalText(100),
    lembaga: optionalText(150),
    terbit: optionalDay(),
    berlaku_sampai: optionalDay(),
    berkas: optionalFileKey,
  })
  .refine(({ terbit, berlaku_sampai: akhir }) => !terbit || !akhir || akhir >= terbit, {
    path: ['berlaku_sampai'],
    error: 'Tidak boleh sebelum tanggal terbitnya.',
  })

export const mostCompetences = 30

export const sdmForm = z.object({
  nama_lengkap: requiredText(150),
  nip,
  jenis_kelamin: optionalChoice(['L', 'P'], 'Pilih laki-laki atau perempuan.'),
  /** 0 is the central office. */
  provinsi_id: orNull(z.int32({ error: 'Pilih provinsi dari daftar.' })),
  kota_id: optionalId('Pilih kabupaten/kota dari daftar.'),
  unit_kerja: optionalText(200),
  jabatan: optionalText(150),
  golongan_id: optionalId('Pilih golongan dari daftar.'),
  no_hp: orNull(telepon('No. HP')),
  email: orNull(surelTambahan),
  foto: optionalFileKey,
  /** Account of an auditor. The portal reads the auditor's competence from this person. */
  akun_id: orNull(recordId),
  kompetensi: z
    .array(kompetensiForm)
    .max(mostCompetences, `Paling banyak ${mostCompetences} kompetensi.`)
    .default([]),
})

const kompetensiPublik = z.object({
  kategori: z.enum(kategoriSdm),
  jenis: z.string().nullable(),
  lembaga: z.string().nullable(),
  terbit: z.string().nullable(),
  berlaku_sampai: z.string().nullable(),
  keadaan: z.enum(keadaanKompetensi),
})

/** Public fields of a person: no NIP, files or contacts. */
export const sdmPublik = z.object({
  id: z.number(),
  nama_lengkap: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  unit_kerja: z.string().nullable(),
  jabatan: z.string().nullable(),
  kompetensi: z.array(kompetensiPublik),
})

const kantor = z.object({
  nip: z.string().nullable(),
  jenis_kelamin: z.enum(['L', 'P']).nullable(),
  golongan_id: z.number().nullable(),
  golongan: z.string().nullable(),
  no_hp: z.string().nullable(),
  email: z.string().nullable(),
  foto: z.string().nullable(),
  akun_id: z.number().nullable(),
  akun: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
})
const kompetensiKantor = { id: z.number(), nomor: z.string().nullable(), berkas: z.string().nullable() }

export const sdm = sdmPublik.extend({
  ...kantor.shape,
  kompetensi: z.array(kompetensiPublik.extend(kompetensiKantor)),
})

/** Response of the shared route. Fields for the office are absent for all other readers. */
export const sdmTerbaca = sdmPublik.extend({
  ...kantor.partial().shape,
  kompetensi: z.array(kompetensiPublik.extend(z.object(kompetensiKantor).partial().shape)),
})

export type SdmForm = z.output<typeof sdmForm>
export type Sdm = z.output<typeof sdm>
export type SdmPublik = z.output<typeof sdmPublik>
export type SdmTerbaca = z.output<typeof sdmTerbaca>

/** True if the row contains the fields for the office. */
export const isLengkap = (row: SdmTerbaca): row is Sdm => row.versi !== undefined

nameSchemas({ sdm, sdmTerbaca })
