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
import { tautanKasus } from '../kasus/tautan-kasus.ts'
import { longestNumber } from '../registrasi/registrasi.schema.ts'

/** MS meets the limits, TMS does not. */
export const putusanUji = ['MS', 'TMS'] as const
export type PutusanUji = (typeof putusanUji)[number]
export const putusanLabels: Record<PutusanUji, string> = {
  MS: 'Memenuhi syarat',
  TMS: 'Tidak memenuhi syarat',
}
export const belumDiputus = 'Belum ada putusan'

/** The portal creates codes of this form, so users must not type one. */
const kodePortal = /^UL-\d{2}-\d{6,}$/i
export const kodePortalText =
  'Kode seperti ini dibuat oleh portal. Kosongkan agar dibuatkan, atau tulis kode laboratorium Anda.'
export const isKodePortal = (kode: string) => kodePortal.test(kode)

export const parameterTerbanyak = 60

/** Result of one parameter, which the form names by id or by its name in the list. */
export const hasilUjiForm = z.object({
  parameter_id: optionalId('Pilih parameter dari daftar.'),
  parameter: optionalText(200),
  hasil_uji: z
    .union([z.string(), z.number()], { error: 'Tulis hasil uji.' })
    .transform(String)
    .pipe(requiredText(500)),
  satuan: optionalText(30),
  /** Limit that the laboratory report states. */
  standar: optionalText(200),
  metode_uji: optionalText(200),
  /** If empty, the verdict follows the limit library. */
  status: optionalChoice(putusanUji, 'Isi MS atau TMS.'),
  /** Reason for a verdict that differs from the proposal. */
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

/**
 * Region code. Blank means the account's own region. The schema accepts 0 (central office), so that the service can
 * refuse it with a clear message.
 */
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
  /** Registration number on the label. It takes precedence over `registrasi_id`. */
  no_registrasi: optionalText(longestNumber),
  /** Follow-up that a new test answers, with the version that the user saw. */
  tindak_lanjut: tautanKasus,
  provinsi_id: regionId('Pilih provinsi dari daftar.'),
  kota_id: regionId('Pilih kabupaten/kota dari daftar.'),
  /** Code of the region that the test was entered for. */
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
  /** Required for every change and shown in the history. */
  alasan_perubahan: optionalLines(1000),
}

interface Dated {
  tanggal: string
  diambil_pada: string | null
  diserahkan_pada: string | null
  diterima_pada: string | null
}

/** Checks the order of dates: sample taken, handed over, received, tested. */
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
  /** Proposal of the library at entry, with the cited limit and the way it was found. */
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
  /** Verdict of the sample: TMS if one parameter is TMS, MS if all are MS, else null. */
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
  /** Follow-up of a positive rapid test that this test answers. */
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

export function putusanSampel(hasil: readonly { status: PutusanUji | null }[]): PutusanUji | null {
  if (hasil.some(({ status }) => status === 'TMS')) return 'TMS'
  return hasil.length > 0 && hasil.every(({ status }) => status === 'MS') ? 'MS' : null
}
