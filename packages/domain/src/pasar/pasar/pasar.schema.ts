import { z } from 'zod'
import { telepon } from '../../platform/forms/kontak.ts'
import { titikFaultIn } from '../../platform/geo/kotak-provinsi.ts'
import { titikFields } from '../../platform/geo/titik.fields.ts'
import { titikFault } from '../../platform/geo/titik.ts'
import {
  fileKey,
  optionalChoice,
  optionalId,
  optionalLines,
  optionalText,
  orNull,
  requiredText,
} from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { provinsiOfKota } from '../../platform/wilayah/wilayah.ts'
import { hariLabels, saranaLabels, sumberDanaLabels, zonaLabels } from './pasar.labels.ts'

/** Market types by size, as the Ministry of Trade defines them. */
export const tipePasar = ['I', 'II', 'III', 'IV'] as const

const wordsOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[]
export const sumberDana = wordsOf(sumberDanaLabels)

const some = <T extends object>(labels: T) =>
  z
    .array(z.enum(wordsOf(labels)))
    .default([])
    // A fixed order makes equal choices compare as equal in storage.
    .overwrite((given) => wordsOf(labels).filter((word) => given.includes(word)))

const count = orNull(z.int().min(0).max(1_000_000))
const year = orNull(
  z.int().min(1800, { error: 'Tulis tahun dengan empat angka.' }).max(2100, {
    error: 'Tulis tahun dengan empat angka.',
  }),
)
/** Accepts 5.30 or 05:30 and stores 05:30. */
const hour = z
  .string()
  .regex(/^$|^([01]?\d|2[0-3])[:.][0-5]\d$/, 'Tulis jam sebagai 05.30.')
  .nullish()
  .transform((given) => (given ? given.replace('.', ':').padStart(5, '0') : null))

export const mostPhotos = 8

const fields = {
  nama: requiredText(150, 3),
  alamat: optionalText(300),
  provinsi_id: optionalId('Pilih provinsi.'),
  kota_id: optionalId('Pilih kabupaten/kota.'),
  kecamatan_id: optionalId('Pilih kecamatan.'),
  ...titikFields,
  tahun_pas_aman: orNull(
    z.int().min(2023, { error: 'Program PAS AMAN dimulai pada 2023.' }).max(2100, {
      error: 'Tulis tahun dengan empat angka.',
    }),
  ),
  sumber_dana: optionalChoice(wordsOf(sumberDanaLabels)),
  tipe: optionalChoice(tipePasar),
  pengelola_nama: optionalText(150),
  pengelola_jabatan: optionalText(150),
  pengelola_hp: telepon('No. HP pengelola').transform((text) => text ?? null),
  status_lahan: optionalText(100),
  luas: orNull(z.number().min(0).max(10_000_000)),
  tahun_bangun: year,
  tahun_renovasi: year,
  hari_buka: some(hariLabels),
  jam_buka: hour,
  jam_tutup: hour,
  jumlah_kios: count,
  jumlah_los: count,
  jumlah_lapak: count,
  pengunjung_per_hari: count,
  pedagang_psat: count,
  pedagang_psah: count,
  pedagang_psai: count,
  pedagang_olahan: count,
  pedagang_non_pangan: count,
  sni: z.boolean().default(false),
  nomor_sni: optionalText(100),
  pasar_sehat: z.boolean().default(false),
  nomor_sppb: optionalText(100),
  zona: some(zonaLabels),
  pos_pantau: z.boolean().default(false),
  luas_pos_pantau: orNull(z.number().min(0).max(100_000)),
  sarana: some(saranaLabels),
  foto: z.array(fileKey).max(mostPhotos).default([]),
  catatan: optionalLines(2000),
}

/** Checks rules across fields and reports each error at the field to correct. */
export const pasarForm = z.object(fields).superRefine((pasar, context) => {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  const provinsi = pasar.kota_id === null ? pasar.provinsi_id : provinsiOfKota(pasar.kota_id)
  const misplaced =
    provinsi === null
      ? titikFault(pasar.lintang, pasar.bujur)
      : titikFaultIn(provinsi, pasar.lintang, pasar.bujur)
  if (misplaced) say('lintang', misplaced)
  const { tahun_bangun: built, tahun_renovasi: renewed } = pasar
  if (built !== null && renewed !== null && renewed < built)
    say('tahun_renovasi', 'Renovasi tidak mungkin sebelum pasar dibangun.')
  if (pasar.nomor_sni !== null && !pasar.sni)
    say('nomor_sni', 'Tandai dahulu bahwa pasar ini bersertifikat SNI 8152.')
  if (pasar.luas_pos_pantau !== null && !pasar.pos_pantau)
    say('luas_pos_pantau', 'Tandai dahulu bahwa pos pantau tersedia.')
})

const number = z.number().nullable()
const text = z.string().nullable()

/** Public fields of a market. */
const terbuka = {
  id: z.number(),
  nama: z.string(),
  alamat: text,
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  kecamatan: text,
  lintang: number,
  bujur: number,
  tahun_pas_aman: number,
  tipe: z.enum(tipePasar).nullable(),
  hari_buka: z.array(z.enum(wordsOf(hariLabels))),
  jam_buka: text,
  jam_tutup: text,
  sni: z.boolean(),
  pasar_sehat: z.boolean(),
  zona: z.array(z.enum(wordsOf(zonaLabels))),
  pos_pantau: z.boolean(),
  sarana: z.array(z.enum(wordsOf(saranaLabels))),
  foto: z.array(z.string()),
}

export const pasarTerbuka = z.object(terbuka)

/** A market as the API returns it to the offices that manage it. */
export const pasar = z.object({
  ...terbuka,
  kecamatan_id: number,
  sumber_dana: z.enum(wordsOf(sumberDanaLabels)).nullable(),
  pengelola_nama: text,
  pengelola_jabatan: text,
  pengelola_hp: text,
  status_lahan: text,
  luas: number,
  tahun_bangun: number,
  tahun_renovasi: number,
  jumlah_kios: number,
  jumlah_los: number,
  jumlah_lapak: number,
  pengunjung_per_hari: number,
  pedagang_psat: number,
  pedagang_psah: number,
  pedagang_psai: number,
  pedagang_olahan: number,
  pedagang_non_pangan: number,
  nomor_sni: text,
  nomor_sppb: text,
  luas_pos_pantau: number,
  catatan: text,
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
})

export const pasarPilihan = z.object({
  id: z.number(),
  nama: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  lintang: number,
  bujur: number,
})

export type PasarForm = z.output<typeof pasarForm>
export type Pasar = z.output<typeof pasar>
export type PasarTerbuka = z.output<typeof pasarTerbuka>
export type PasarPilihan = z.output<typeof pasarPilihan>

nameSchemas({ pasar, pasarTerbuka, pasarPilihan })
