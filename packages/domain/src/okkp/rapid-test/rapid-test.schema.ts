import { z } from 'zod'
import { type KategoriPangan, kategoriPangan } from '../../platform/pengujian/kategori-pangan.ts'
import { keadaanPositif } from '../../platform/pengujian/keadaan-positif.ts'
import {
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalLines,
  optionalText,
} from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { tautanKasus } from '../kasus/tautan-kasus.ts'
import { isianUji, jejakBaris, letakBaris, letakIsian } from '../pengujian/pengujian.fields.ts'
import { longestNumber } from '../registrasi/registrasi.schema.ts'

export const hasilRapid = ['Positif', 'Negatif'] as const
export type HasilRapid = (typeof hasilRapid)[number]

export {
  type KategoriPangan,
  kategoriLabels,
  kategoriPangan,
} from '../../platform/pengujian/kategori-pangan.ts'

export const jumlahSampel = z
  .int({ error: 'Tulis jumlah sampel sebagai bilangan bulat.' })
  .min(1, { error: 'Paling sedikit satu sampel.' })
  .max(10_000, { error: 'Paling banyak 10.000 sampel.' })

/** Form fields that rapid tests of OKKP and of markets share. */
export const isianRapid = {
  tanggal: isianUji.tanggal,
  kategori: z.enum(kategoriPangan, { error: 'Pilih PSAT, PSAH, atau PSAI.' }),
  jenis_rapid_test_id: z.int32({ error: 'Pilih jenis rapid test dari daftar.' }).min(1),
  parameter_id: z.int32({ error: 'Pilih parameter dari daftar.' }).min(1),
  hasil_uji: z.enum(hasilRapid, { error: 'Pilih Positif atau Negatif.' }),
  komoditas_id: optionalId('Pilih komoditas dari daftar.'),
  komoditas_tambahan: isianUji.komoditas_tambahan,
  jumlah_sampel: jumlahSampel.default(1),
  kit_merek: optionalText(200),
  kit_lot: optionalText(100),
  kit_kedaluwarsa: optionalDay(),
  foto: optionalFileKey,
  /** Case that a new test answers as its re-test. */
  tindak_lanjut: tautanKasus,
}

/** Response fields that rapid tests of OKKP and of markets share, with names and final outcome. */
export const barisRapid = {
  id: z.number(),
  tanggal: z.string(),
  kategori: z.enum(kategoriPangan),
  jenis_rapid_test_id: z.number(),
  jenis_rapid_test: z.string(),
  parameter_id: z.number(),
  parameter: z.string(),
  hasil_uji: z.enum(hasilRapid),
  /** Only for a positive. */
  keadaan: z.enum(keadaanPositif).nullable(),
  komoditas_id: z.number().nullable(),
  komoditas: z.string().nullable(),
  komoditas_tambahan: z.string().nullable(),
  jumlah_sampel: z.number(),
  kit_merek: z.string().nullable(),
  kit_lot: z.string().nullable(),
  kit_kedaluwarsa: z.string().nullable(),
  foto: z.string().nullable(),
  tindak_lanjut_id: z.number().nullable(),
  tindak_lanjut_ditutup: z.boolean().nullable(),
}

const fields = {
  /** The device generates this key. A repeated request with the same key is the same test. */
  kunci: z.uuid().optional(),
  ...isianRapid,
  ...isianUji,
  kategori: isianRapid.kategori.default('PSAT'),
  asal_pasokan: optionalText(300),
  /** Number on the label of the tested product. */
  no_registrasi: optionalText(longestNumber),
  note: optionalLines(2000),
  ...letakIsian,
}

interface Isian {
  kategori: KategoriPangan
  komoditas_id: number | null
  komoditas_tambahan: string | null
  tanggal: string
  kit_kedaluwarsa: string | null
}

export function faultsOfRapid(form: Isian): { field: keyof Isian; message: string }[] {
  const faults: { field: keyof Isian; message: string }[] = []
  if (form.kategori === 'PSAT' && form.komoditas_id === null) {
    faults.push({ field: 'komoditas_id', message: 'Pilih komoditas dari daftar.' })
  }
  if (form.kategori !== 'PSAT' && form.komoditas_id === null && form.komoditas_tambahan === null) {
    faults.push({ field: 'komoditas_tambahan', message: 'Tulis nama pangannya, mis. ikan asin.' })
  }
  if (form.kit_kedaluwarsa !== null && form.kit_kedaluwarsa < form.tanggal) {
    faults.push({
      field: 'kit_kedaluwarsa',
      message:
        'Kit sudah kedaluwarsa pada hari uji, jadi hasilnya tidak dapat dipakai. Ulangi dengan kit yang masih berlaku.',
    })
  }
  return faults
}

export function refineRapid(form: Isian, context: z.RefinementCtx): void {
  for (const { field, message } of faultsOfRapid(form)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
}

export const rapidTestForm = z.object(fields).superRefine(refineRapid)

export const rapidTest = z.object({
  ...barisRapid,
  lembaga: z.string(),
  lokasi_sampel: z.string(),
  asal_pasokan: z.string().nullable(),
  registrasi_id: z.number().nullable(),
  no_registrasi: z.string().nullable(),
  unit_usaha: z.string().nullable(),
  note: z.string().nullable(),
  ...letakBaris,
  ...jejakBaris,
})

export type RapidTestForm = z.output<typeof rapidTestForm>
export type RapidTest = z.output<typeof rapidTest>

/** Returns the tested food as text: the commodity of the list, the typed text, or both. */
export const panganUji = ({
  komoditas,
  komoditas_tambahan,
}: Pick<RapidTest, 'komoditas' | 'komoditas_tambahan'>) =>
  [komoditas, komoditas_tambahan].filter(Boolean).join(', ')

nameSchemas({ rapidTest })
