import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import {
  optionalChoice,
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalLines,
  optionalText,
  requiredText,
} from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { longestNumber } from '../registrasi/registrasi.schema.ts'
import { tautanRantai } from '../tindak-lanjut/tautan-rantai.ts'

/** MS meets the limits, TMS does not. */
export const putusanUji = ['MS', 'TMS'] as const
export type PutusanUji = (typeof putusanUji)[number]
export const putusanLabels: Record<PutusanUji, string> = {
  MS: 'Memenuhi syarat',
  TMS: 'Tidak memenuhi syarat',
}
export const belumDiputus = 'Belum ada putusan'

/** Codes of this form are made by the portal, so nobody types one. */
const kodePortal = /^UL-\d{2}-\d{6,}$/i
export const kodePortalText =
  'Kode seperti ini dibuat oleh portal. Kosongkan agar dibuatkan, atau tulis kode laboratorium Anda.'
export const isKodePortal = (kode: string) => kodePortal.test(kode)

export const parameterTerbanyak = 60

/** One parameter of a sample; it is named by its id, or by its name as in the list. */
export const hasilUjiForm = z.object({
  parameter_id: optionalId('Pilih parameter dari daftar.'),
  parameter: optionalText(200),
  hasil_uji: z
    .union([z.string(), z.number()], { error: 'Tulis hasil uji.' })
    .transform(String)
    .pipe(requiredText(500)),
  satuan: optionalText(30),
  /** The limit as the laboratory's report names it. */
  standar: optionalText(200),
  metode_uji: optionalText(200),
  /** Left open, the verdict follows the library of limits. */
  status: optionalChoice(putusanUji, 'Isi MS atau TMS.'),
  /** Why the verdict is another than the library proposes. */
  alasan: optionalLines(1000),
})
export type HasilUjiForm = z.output<typeof hasilUjiForm>

const custody = {
  diambil_oleh: optionalText(200),
  diambil_pada: optionalDay(),
  diserahkan_oleh: optionalText(200),
  diserahkan_pada: optionalDay(),
  diterima_oleh: optionalText(200),
  diterima_pada: optionalDay(),
}

/** A region by its code; blank is the account's own. The centre's 0 is a region like any other, to be refused by name. */
const regionId = (message: string) =>
  z
    .union([z.literal(''), z.int32()], { error: message })
    .nullish()
    .transform((id) => (id === '' || id === undefined ? null : id))

const fields = {
  jenis_uji_lab_id: z.int32({ error: 'Pilih jenis uji dari daftar.' }).positive(),
  kode_sampel: optionalText(60),
  tanggal,
  lembaga: optionalText(200),
  lokasi_sampel: optionalText(300),
  komoditas_id: z.int32({ error: 'Pilih komoditas dari daftar.' }).positive(),
  komoditas_tambahan: optionalText(200),
  referensi_bmr: optionalText(300),
  metode_uji: optionalText(300),
  note: optionalLines(5000),
  laboratorium: optionalText(200),
  no_lhu: optionalText(100),
  lhu: optionalFileKey,
  ...custody,
  registrasi_id: recordId.nullish().transform((id) => id ?? null),
  /** The same by its number, as printed on the label; where both are given the number decides. */
  no_registrasi: optionalText(longestNumber),
  /** Of a new test: the follow-up that asked for it, as it was seen. */
  tindak_lanjut: tautanRantai,
  provinsi_id: regionId('Pilih provinsi dari daftar.'),
  kota_id: regionId('Pilih kabupaten/kota dari daftar.'),
  /** The region it is entered for, by its code. */
  created_for: z
    .int32({ error: 'Pilih wilayah dari daftar.' })
    .min(11)
    .max(9999)
    .nullish()
    .transform((kode) => kode ?? null),
  multiple_parameter: z
    .array(hasilUjiForm)
    .min(1, { error: 'Isi paling sedikit satu parameter.' })
    .max(parameterTerbanyak),
  /** Asked of every change; the history shows it. */
  alasan_perubahan: optionalLines(1000),
}

interface Dated {
  tanggal: string
  diambil_pada: string | null
  diserahkan_pada: string | null
  diterima_pada: string | null
}

/** A sample is taken, handed over, received and tested in this order. */
export function custodyFaults(form: Dated): { field: keyof Dated; message: string }[] {
  const steps = [
    ['diambil_pada', 'diambil'],
    ['diserahkan_pada', 'diserahkan'],
    ['diterima_pada', 'diterima'],
    ['tanggal', 'diuji'],
  ] as const
  const dated = steps.flatMap(([field, kata]) => (form[field] ? [{ field, kata, hari: form[field] }] : []))
  return dated.flatMap(({ field, kata, hari }, index) => {
    const before = dated[index - 1]
    if (!before || before.hari <= hari) return []
    return [{ field, message: `Sampel tidak mungkin ${kata} sebelum ${before.kata}.` }]
  })
}

export const ujiLabForm = z.object(fields).superRefine((form, context) => {
  for (const { field, message } of custodyFaults(form)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})
export type UjiLabForm = z.output<typeof ujiLabForm>

const text = z.string().nullable()

export const hasilUji = z.object({
  parameter_id: z.number(),
  parameter: z.string(),
  hasil_uji: z.string(),
  satuan: text,
  standar: text,
  metode_uji: text,
  /** What the library proposed when it was entered, the limit it cited and how that was found. */
  usul: z.enum(putusanUji).nullable(),
  batas_id: z.number().nullable(),
  batas: text,
  cara: text,
  alasan_usul: text,
  status: z.enum(putusanUji).nullable(),
  alasan: text,
})
export type HasilUji = z.output<typeof hasilUji>

export const ujiLab = z.object({
  id: z.number(),
  kode_sampel: z.string(),
  jenis_uji_lab_id: z.number(),
  jenis_uji_lab: z.string(),
  tanggal: z.string(),
  lembaga: text,
  lokasi_sampel: text,
  komoditas_id: z.number(),
  komoditas: z.string(),
  komoditas_tambahan: text,
  /** Of the whole sample: TMS where one parameter is, MS where all are, else not decided. */
  status: z.enum(putusanUji).nullable(),
  referensi_bmr: text,
  metode_uji: text,
  note: text,
  laboratorium: text,
  no_lhu: text,
  lhu: text,
  diambil_oleh: text,
  diambil_pada: text,
  diserahkan_oleh: text,
  diserahkan_pada: text,
  diterima_oleh: text,
  diterima_pada: text,
  registrasi_id: z.number().nullable(),
  no_registrasi: text,
  unit_usaha: text,
  /** The follow-up of a positive rapid test that it answers. */
  tindak_lanjut_id: z.number().nullable(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: text,
  created_for: z.number().nullable(),
  wilayah_tujuan: text,
  asal: z.enum(['manual', 'impor']),
  multiple_parameter: z.array(hasilUji),
  alasan_perubahan: text,
  versi: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type UjiLab = z.output<typeof ujiLab>

nameSchemas({ ujiLab, hasilUji })

/** The sample's verdict from those of its parameters. */
export function putusanSampel(hasil: readonly { status: PutusanUji | null }[]): PutusanUji | null {
  if (hasil.some(({ status }) => status === 'TMS')) return 'TMS'
  return hasil.length > 0 && hasil.every(({ status }) => status === 'MS') ? 'MS' : null
}
