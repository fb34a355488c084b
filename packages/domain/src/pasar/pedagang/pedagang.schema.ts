import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { telepon } from '../../platform/forms/kontak.ts'
import {
  optionalChoice,
  optionalId,
  optionalText,
  orNull,
  requiredText,
} from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export const kategoriPangan = ['PSAT', 'PSAH', 'PSAI'] as const
export const kategoriLabels = {
  PSAT: 'PSAT (asal tumbuhan)',
  PSAH: 'PSAH (asal hewan)',
  PSAI: 'PSAI (asal ikan)',
} as const satisfies Record<(typeof kategoriPangan)[number], string>

export const kelaminLabels = { L: 'Laki-laki', P: 'Perempuan' } as const
export const frekuensiLabels = {
  harian: 'Setiap hari',
  mingguan: 'Setiap minggu',
  bulanan: 'Setiap bulan',
  musiman: 'Menurut musim',
} as const
export const caraSimpanLabels = {
  suhu_ruang: 'Suhu ruang',
  es: 'Dengan es',
  pendingin: 'Pendingin',
  beku: 'Beku',
} as const
const zona = ['segar', 'olahan', 'non_pangan', 'hewan_hidup'] as const
const frekuensi = ['harian', 'mingguan', 'bulanan', 'musiman'] as const
const caraSimpan = ['suhu_ruang', 'es', 'pendingin', 'beku'] as const
const kelamin = ['L', 'P'] as const

export const nikText = 'NIK terdiri atas 16 angka.'
/** An empty value keeps the stored NIK. */
const nik = z
  .string()
  .trim()
  .regex(/^(\d{16})?$/, { error: nikText })
  .nullish()
  .transform((text) => text || null)

const pasokan = z.object({
  komoditas_id: recordId,
  pemasok: optionalText(150),
  asal_kota_id: optionalId('Pilih kabupaten/kota asal.'),
  frekuensi: optionalChoice(frekuensi),
})

const fields = {
  persetujuan: z.boolean({ error: 'Sebutkan apakah pedagang menyetujui penyimpanan datanya.' }),
  nama: optionalText(150),
  nik,
  /** True deletes the stored NIK. */
  hapus_nik: z.boolean().default(false),
  jenis_kelamin: optionalChoice(kelamin),
  hp: telepon('No. HP').transform((text) => text ?? null),
  nomor_kios: requiredText(40),
  zona: optionalChoice(zona),
  kategori: z.enum(kategoriPangan, { error: 'Pilih PSAT, PSAH, atau PSAI.' }),
  lama_usaha: orNull(z.int().min(0).max(100)),
  volume_per_hari: optionalText(100),
  cara_simpan: optionalChoice(caraSimpan),
  nib: optionalText(30),
  ikut_bimtek: z.boolean().default(false),
  aktif: z.boolean().default(true),
  tanggal_pendataan: tanggal.optional(),
  pasokan: z
    .array(pasokan)
    .min(1, { error: 'Sebutkan paling sedikit satu komoditas.' })
    .max(40)
    .refine((rows) => new Set(rows.map(({ komoditas_id }) => komoditas_id)).size === rows.length, {
      error: 'Satu komoditas disebut dua kali.',
    }),
}

const personal = ['nama', 'nik', 'hp', 'jenis_kelamin'] as const
export const tanpaPersetujuan =
  'Tanpa persetujuan pedagang, data pribadi tidak boleh disimpan. Kosongkan, atau catat persetujuannya.'

/** Consent decides the rules: with consent the name is required, without consent personal data is refused. */
export const pedagangForm = z.object(fields).superRefine((form, context) => {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (form.persetujuan && form.nama === null) say('nama', 'Tulis nama pedagang.')
  if (form.persetujuan) return
  for (const name of personal) if (form[name] !== null) say(name, tanpaPersetujuan)
})

export const kelompokForm = z.object({
  pasar_id: recordId,
  kelompok: requiredText(150),
  is_okkp: z.boolean().default(false),
  pedagang: z.array(pedagangForm).min(1, { error: 'Catat paling sedikit satu pedagang.' }).max(200),
})

/** A trader that an officer enters on a phone. The phone must not store a NIK. The phone generates `kunci`. */
export const catatPedagangForm = pedagangForm.safeExtend({
  kunci: z.uuid(),
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  kelompok: requiredText(150),
  is_okkp: z.boolean().default(false),
  nik: z
    .null({ error: 'NIK tidak boleh tersimpan di ponsel. Isi lewat data pedagangnya saat ada sinyal.' })
    .default(null),
})
export type CatatPedagangForm = z.output<typeof catatPedagangForm>

const text = z.string().nullable()
const number = z.number().nullable()

export const pedagang = z.object({
  id: z.number(),
  pedagang_id: z.number(),
  group_id: z.number(),
  kelompok: z.string(),
  is_okkp: z.boolean(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  tanggal_pendataan: z.string(),
  persetujuan: z.boolean(),
  tanggal_persetujuan: text,
  nama: text,
  /** The last four digits after dots. The API never returns the full NIK. */
  nik_tersamar: text,
  jenis_kelamin: z.enum(kelamin).nullable(),
  hp: text,
  nomor_kios: z.string(),
  zona: z.enum(zona).nullable(),
  kategori: z.enum(kategoriPangan),
  lama_usaha: number,
  volume_per_hari: text,
  cara_simpan: z.enum(caraSimpan).nullable(),
  nib: text,
  ikut_bimtek: z.boolean(),
  aktif: z.boolean(),
  pasokan: z.array(
    z.object({
      komoditas_id: z.number(),
      komoditas: z.string(),
      pemasok_id: number,
      pemasok: text,
      asal_kota_id: number,
      asal_kota: text,
      frekuensi: z.enum(frekuensi).nullable(),
    }),
  ),
  updated_at: z.string(),
  versi: z.number(),
})

export const kelompokPedagang = z.object({
  group_id: z.number(),
  kelompok: z.string(),
  is_okkp: z.boolean(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  versi: z.number(),
  pedagang: z.array(pedagang),
})

export type PedagangForm = z.output<typeof pedagangForm>
export type KelompokForm = z.output<typeof kelompokForm>
export type Pedagang = z.output<typeof pedagang>
export type KelompokPedagang = z.output<typeof kelompokPedagang>

nameSchemas({ pedagang, kelompokPedagang })
