import { z } from 'zod'
import { optionalChoice, optionalLines, optionalText, orNull } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { isianUji, jejakBaris, letakBaris, letakIsian } from '../pengujian/pengujian.fields.ts'
import {
  type JenisBeras,
  jenisBeras,
  type KelasMutu,
  type KunciMutu,
  kelasManualIds,
  kelasMutuIds,
  kunciMutu,
} from './kelas-mutu.ts'

const finestStep = 10_000

/** Measure that is not negative and has at most four decimals, the precision of scales. */
export const ukuran = (most: number) =>
  z
    .number({ error: 'Tulis angka, mis. 13,5.' })
    .min(0, { error: 'Tidak boleh kurang dari 0.' })
    .max(most, { error: `Tidak boleh lebih dari ${most}.` })
    .refine((value) => Math.abs(value * finestStep - Math.round(value * finestStep)) < 1e-6, {
      error: 'Paling banyak empat angka di belakang koma.',
    })

export const ukuranFields: Record<KunciMutu, z.ZodNumber> = {
  derajat_sosoh: ukuran(100),
  kadar_air: ukuran(100),
  butir_menir: ukuran(100),
  butir_patah: ukuran(100),
  butir_lain: ukuran(100),
  /** Grains per 100 g. */
  butir_gabah: ukuran(10_000),
  benda_lain: ukuran(100),
}

export const ukuranLabels: Record<KunciMutu, string> = {
  derajat_sosoh: 'Derajat sosoh',
  kadar_air: 'Kadar air',
  butir_menir: 'Butir menir',
  butir_patah: 'Butir patah',
  butir_lain: 'Total butir beras lainnya',
  butir_gabah: 'Butir gabah',
  benda_lain: 'Benda lain',
}

const kelasId = z.literal(kelasMutuIds as readonly [KelasMutu, ...KelasMutu[]])

const fields = {
  ...isianUji,
  komoditas_id: z.int32({ error: 'Pilih komoditas dari daftar.' }).min(1),
  merek: optionalText(200),
  metode_uji: optionalText(200),
  jenis_beras: optionalChoice(jenisBeras, 'Pilih jenis beras.'),
  ...(Object.fromEntries(kunciMutu.map((kunci) => [kunci, orNull(ukuranFields[kunci])])) as {
    [K in KunciMutu]: ReturnType<typeof orNull<z.ZodNumber>>
  }),
  /** Manual class for foods other than rice. */
  kelas_mutu_id: orNull(
    z.literal(kelasManualIds as [KelasMutu, ...KelasMutu[]], { error: 'Pilih kelas mutu dari daftar.' }),
  ),
  dasar_kelas: optionalText(300),
  hasil_ukur: optionalLines(2000),
  catatan: optionalLines(2000),
  ...letakIsian,
}

export type UkuranUji = { [K in KunciMutu]: number | null }
interface Isian extends UkuranUji {
  jenis_beras: JenisBeras | null
  kelas_mutu_id: KelasMutu | null
  dasar_kelas: string | null
}

/** Checks the required fields of a computed class (rice) or a manual class. Reports all missing fields at once. */
export function faultsOfKelas(form: Isian): { field: string; message: string }[] {
  const { jenis_beras: beras } = form
  if (beras === null) {
    return [
      ...(form.kelas_mutu_id === null ? [{ field: 'kelas_mutu_id', message: 'Pilih kelas mutu.' }] : []),
      ...(form.dasar_kelas === null
        ? [{ field: 'dasar_kelas', message: 'Sebutkan standar yang dipakai, mis. SNI 8926:2020.' }]
        : []),
    ]
  }
  const asked = kunciMutu.filter((kunci) => kunci !== 'derajat_sosoh' || beras === 'sosoh')
  return [
    ...asked
      .filter((kunci) => form[kunci] === null)
      .map((field) => ({
        field,
        message: 'Isi hasil ukurnya; tanpa ini kelas beras tidak dapat ditentukan.',
      })),
    ...(form.kelas_mutu_id === null
      ? []
      : [
          { field: 'kelas_mutu_id', message: 'Kelas beras dihitung dari hasil ukur. Kosongkan pilihan ini.' },
        ]),
  ]
}

export const ujiMutuForm = z.object(fields).superRefine((form, context) => {
  for (const { field, message } of faultsOfKelas(form)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

export const ujiMutu = z.object({
  id: z.number(),
  lembaga: z.string(),
  tanggal: z.string(),
  lokasi_sampel: z.string(),
  komoditas_id: z.number(),
  komoditas: z.string(),
  komoditas_tambahan: z.string().nullable(),
  merek: z.string().nullable(),
  metode_uji: z.string().nullable(),
  jenis_beras: z.enum(jenisBeras).nullable(),
  ...(Object.fromEntries(kunciMutu.map((kunci) => [kunci, z.number().nullable()])) as {
    [K in KunciMutu]: z.ZodNullable<z.ZodNumber>
  }),
  kelas_mutu_id: kelasId,
  kelas_mutu: z.string(),
  /** Measures that prevent a better class. Empty for Premium and for manual classes. */
  penentu: z.array(z.enum(kunciMutu)),
  /** Explanation of the class at the time of entry. */
  alasan_kelas: z.string().nullable(),
  dasar_kelas: z.string().nullable(),
  hasil_ukur: z.string().nullable(),
  catatan: z.string().nullable(),
  ...letakBaris,
  ...jejakBaris,
})

export type UjiMutuForm = z.output<typeof ujiMutuForm>
export type UjiMutu = z.output<typeof ujiMutu>

nameSchemas({ ujiMutu })
