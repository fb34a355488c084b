import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { totalKeadaan } from '../../platform/pengujian/total-positif.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { sumberDana } from '../pasar/pasar.schema.ts'
import { predikatSanitasi } from '../sanitasi/nilai-sanitasi.ts'
import { predikatSurvei } from '../survei/nilai-survei.ts'

/** Public figures cover any region. Figures for an account cover its own region with exact numbers. */
const wilayahDanMode = {
  provinsi_id: idFilter,
  kota_id: idFilter,
  pasar_id: recordFilter,
  isPublic: z.stringbool().default(false),
}
export const saringan = {
  start_date: tanggal.optional(),
  end_date: tanggal.optional(),
  ...wilayahDanMode,
}
const tingkatWilayah = ['provinsi', 'kota', 'pasar'] as const
export type TingkatWilayah = (typeof tingkatWilayah)[number]
export const groupBy = z.enum(tingkatWilayah).optional()

/** A comma-separated list of integers, e.g. "2025,2026". */
const angka = (least: number, most: number, error: string) =>
  z
    .string()
    .optional()
    .transform((given) => (given ? given.split(',').map((part) => Number(part.trim())) : undefined))
    .refine((list) => !list?.some((n) => !Number.isInteger(n) || n < least || n > most), { error })

export const saringanDasbor = {
  years: angka(1900, 2200, 'Tulis tahun dengan empat angka, beberapa dipisah koma.'),
  months: angka(1, 12, 'Tulis bulan sebagai angka 1 sampai 12, beberapa dipisah koma.'),
  ...wilayahDanMode,
}

const count = z.number().int()

/** Region of a row down to its level. The public row "Lainnya" merges small groups and has no id. */
const wilayah = {
  provinsi_id: z.number().nullable(),
  provinsi: z.string().nullable(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  pasar_id: z.number().nullable(),
  nama_pasar: z.string().nullable(),
}
const wilayahBaris = z.object(wilayah)
export type WilayahBaris = z.output<typeof wilayahBaris>

const selang = z.object({ dari: z.number(), sampai: z.number() }).nullable()

export const bandingSurvei = z.object({
  ...wilayah,
  total_responden_pre_program: count,
  total_nilai_pre_program: count,
  total_nilai_responden_pre_program: count,
  rata_nilai_pre_program: z.number().nullable(),
  presentase_pre_program: z.number().nullable(),
  predikat_pre_program: z.enum(predikatSurvei).nullable(),
  selang_pre_program: selang,
  total_responden_post_program: count,
  total_nilai_post_program: count,
  total_nilai_responden_post_program: count,
  rata_nilai_post_program: z.number().nullable(),
  presentase_post_program: z.number().nullable(),
  predikat_post_program: z.enum(predikatSurvei).nullable(),
  selang_post_program: selang,
  selisih: z.object({ poin: z.number(), selang }).nullable(),
})
export type BandingSurvei = z.output<typeof bandingSurvei>

/** Null hides a number below five in public. "Lainnya" is also null, because its commodities share traders. */
const totalPedagang = count.nullable()
export const pedagangKomoditas = z.object({
  komoditas_id: z.number().nullable(),
  komoditas: z.string(),
  total_pedagang: totalPedagang,
})
export const pedagangWilayah = z.object({
  ...wilayah,
  total_pedagang: totalPedagang,
  komoditas: z.array(pedagangKomoditas).optional(),
})

export const pasarWilayah = z.object({ ...wilayah, total_pasar: count })

/** Markets by funding source. Null means that the source is unknown. */
export const pasarDana = z.object({ sumber_dana: z.enum(sumberDana).nullable(), total_pasar: count })
export type PasarDana = z.infer<typeof pasarDana>

const kelengkapan = {
  persentase_total: z.number(),
  total_doc: count,
  total_ada: count,
  total_profil: count,
}
const kelengkapanWilayah = z.object({ ...wilayah, ...kelengkapan })
export const kelengkapanDokumen = z.object({
  ...kelengkapan,
  list_doc: z.array(
    z.object({
      kode: z.number(),
      nama: z.string(),
      total_ada: count,
      total_profil: count,
      persentase: z.number(),
    }),
  ),
  wilayah: z.array(kelengkapanWilayah),
})

const nilaiSanitasi = {
  avg_total_nilai: z.number().nullable(),
  count_total_nilai: count,
  predikat: z.enum(predikatSanitasi).nullable(),
  data_aspek: z.array(
    z.object({ aspek_kode: z.number(), nama: z.string(), total_nilai: z.number().nullable() }),
  ),
}
export const sanitasiRingkas = z.object(nilaiSanitasi)
export const sanitasiWilayah = z.object({ ...wilayah, ...nilaiSanitasi })

const hasilRapid = {
  total_rapid_test: count,
  total_positif: count,
  total_negatif: count,
  ...totalKeadaan,
}
export const rapidRingkas = z.object(hasilRapid)
export const rapidWilayah = z.object({
  ...wilayah,
  ...hasilRapid,
  persentase_positif: z.number(),
})
export const rapidWaktu = z.object({
  years: z.number(),
  months: z.number(),
  weeks: z.number().nullable(),
  label: z.string(),
  count,
  total_positif_psat: count,
  total_negatif_psat: count,
  total_positif_psah: count,
  total_negatif_psah: count,
  total_positif_psai: count,
  total_negatif_psai: count,
  ...totalKeadaan,
})

export type PedagangWilayah = z.output<typeof pedagangWilayah>
export type PedagangKomoditas = z.output<typeof pedagangKomoditas>
export type SanitasiRingkas = z.output<typeof sanitasiRingkas>
export type SanitasiWilayah = z.output<typeof sanitasiWilayah>
export type RapidRingkas = z.output<typeof rapidRingkas>
export type RapidWilayah = z.output<typeof rapidWilayah>
export type RapidWaktu = z.output<typeof rapidWaktu>
nameSchemas({ bandingSurvei, pedagangWilayah, sanitasiWilayah, rapidWaktu })
