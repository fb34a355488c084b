import { z } from 'zod'
import { barisRapid, isianRapid, kategoriPangan, refineRapid } from '../../okkp/index.ts'
import { keadaanPositif, negatif } from '../../platform/pengujian/keadaan-positif.ts'
import { optionalId, optionalLines, optionalText } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export { panganUji as panganOf } from '../../okkp/index.ts'

const fields = {
  /** Chosen where it is entered: sent again, it is the same test. */
  kunci: z.uuid().optional(),
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  ...isianRapid,
  kode_sampel: optionalText(60),
  /** The stall where its trader is known; otherwise its number alone. */
  pedagang_id: optionalId('Pilih kios dari daftar.'),
  nomor_kios: optionalText(40),
  /** Left out, it is the supplier of this commodity that the trader named. */
  pemasok: optionalText(150),
  asal_kota_id: optionalId('Pilih kabupaten/kota asal.'),
  penguji: optionalText(200),
  catatan: optionalLines(2000),
}

export const rapidPasarForm = z.object(fields).superRefine(refineRapid)

const text = z.string().nullable()
const number = z.number().nullable()

/** A rapid test of a market on the wire, for those who keep it. */
export const rapidPasar = z.object({
  ...barisRapid,
  pasar_id: z.number(),
  nama_pasar: z.string(),
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number(),
  kota: z.string(),
  kode_sampel: text,
  pedagang_id: number,
  /** Whose collection the stall is in. */
  pedagang_okkp: z.boolean().nullable(),
  nomor_kios: text,
  pemasok_id: number,
  pemasok: text,
  asal_kota_id: number,
  asal_kota: text,
  penguji: text,
  catatan: text,
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

/** Where the sample was taken, in words. */
export const tempatOf = ({ nama_pasar, nomor_kios }: Pick<RapidPasar, 'nama_pasar' | 'nomor_kios'>) =>
  nomor_kios === null ? nama_pasar : `${nama_pasar}, kios ${nomor_kios}`

nameSchemas({ rapidPasar, ujiTerbuka })
