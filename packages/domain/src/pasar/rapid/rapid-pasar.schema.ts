import { z } from 'zod'
import { faultsOfRapid, hasilRapid, jumlahSampel } from '../../okkp/index.ts'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { keadaanPositif, negatif } from '../../platform/pengujian/keadaan-positif.ts'
import {
  optionalDay,
  optionalFileKey,
  optionalId,
  optionalLines,
  optionalText,
} from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { kategoriPangan } from '../pedagang/pedagang.schema.ts'

const fields = {
  /** Chosen where it is entered: sent again, it is the same test. */
  kunci: z.uuid().optional(),
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  tanggal,
  kategori: z.enum(kategoriPangan, { error: 'Pilih PSAT, PSAH, atau PSAI.' }),
  jenis_rapid_test_id: z.int32({ error: 'Pilih jenis rapid test dari daftar.' }).min(1),
  parameter_id: z.int32({ error: 'Pilih parameter dari daftar.' }).min(1),
  hasil_uji: z.enum(hasilRapid, { error: 'Pilih Positif atau Negatif.' }),
  komoditas_id: optionalId('Pilih komoditas dari daftar.'),
  komoditas_tambahan: optionalText(200),
  kode_sampel: optionalText(60),
  jumlah_sampel: jumlahSampel.default(1),
  /** The stall where its trader is known; otherwise its number alone. */
  pedagang_id: optionalId('Pilih kios dari daftar.'),
  nomor_kios: optionalText(40),
  /** Left out, it is the supplier of this commodity that the trader named. */
  pemasok: optionalText(150),
  asal_kota_id: optionalId('Pilih kabupaten/kota asal.'),
  penguji: optionalText(200),
  kit_merek: optionalText(200),
  kit_lot: optionalText(100),
  kit_kedaluwarsa: optionalDay(),
  foto: optionalFileKey,
  catatan: optionalLines(2000),
}

export const rapidPasarForm = z.object(fields).superRefine((form, context) => {
  for (const { field, message } of faultsOfRapid(form)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

const text = z.string().nullable()
const number = z.number().nullable()

/** A rapid test of a market on the wire, for those who keep it. */
export const rapidPasar = z.object({
  id: z.number(),
  pasar_id: z.number(),
  nama_pasar: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  tanggal: z.string(),
  kategori: z.enum(kategoriPangan),
  jenis_rapid_test_id: z.number(),
  jenis_rapid_test: z.string(),
  parameter_id: z.number(),
  parameter: z.string(),
  hasil_uji: z.enum(hasilRapid),
  /** Of a positive alone. */
  keadaan: z.enum(keadaanPositif).nullable(),
  komoditas_id: number,
  komoditas: text,
  komoditas_tambahan: text,
  kode_sampel: text,
  jumlah_sampel: z.number(),
  pedagang_id: number,
  /** Whose collection the stall is in. */
  pedagang_okkp: z.boolean().nullable(),
  nomor_kios: text,
  pemasok_id: number,
  pemasok: text,
  asal_kota_id: number,
  asal_kota: text,
  penguji: text,
  kit_merek: text,
  kit_lot: text,
  kit_kedaluwarsa: text,
  foto: text,
  catatan: text,
  tindak_lanjut_id: number,
  tindak_lanjut_ditutup: z.boolean().nullable(),
  asal: z.enum(['manual', 'impor']),
  batch_id: number,
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
})

/** The same as anybody may know it: neither stall nor supplier, and a positive as what it has come to. */
export const ujiTerbuka = z.object({
  tanggal: z.string(),
  kategori: z.enum(kategoriPangan),
  parameter: z.string(),
  pangan: z.string(),
  jumlah_sampel: z.number(),
  hasil: z.enum([negatif, ...keadaanPositif]),
})

export type RapidPasarForm = z.output<typeof rapidPasarForm>
export type RapidPasar = z.output<typeof rapidPasar>
export type UjiTerbuka = z.output<typeof ujiTerbuka>

/** What was tested, in words. */
export const panganOf = ({
  komoditas,
  komoditas_tambahan,
}: Pick<RapidPasar, 'komoditas' | 'komoditas_tambahan'>) =>
  [komoditas, komoditas_tambahan].filter(Boolean).join(', ')

/** Where the sample was taken, in words. */
export const tempatOf = ({ nama_pasar, nomor_kios }: Pick<RapidPasar, 'nama_pasar' | 'nomor_kios'>) =>
  nomor_kios === null ? nama_pasar : `${nama_pasar}, kios ${nomor_kios}`

nameSchemas({ rapidPasar, ujiTerbuka })
