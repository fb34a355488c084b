import { z } from 'zod'
import { barisRapid, isianRapid, refineRapid } from '../../okkp/index.ts'
import { optionalId, optionalLines, optionalText } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export { panganUji as panganOf } from '../../okkp/index.ts'

const fields = {
  /** The device generates this key. A repeated request with the same key is the same test. */
  kunci: z.uuid().optional(),
  pasar_id: z.int({ error: 'Pilih pasarnya.' }).positive({ error: 'Pilih pasarnya.' }),
  ...isianRapid,
  kode_sampel: optionalText(60),
  /** The stall of a known trader. Otherwise `nomor_kios` alone identifies the stall. */
  pedagang_id: optionalId('Pilih kios dari daftar.'),
  nomor_kios: optionalText(40),
  /** If empty, the server uses the trader's supplier for this commodity. */
  pemasok: optionalText(150),
  asal_kota_id: optionalId('Pilih kabupaten/kota asal.'),
  penguji: optionalText(200),
  catatan: optionalLines(2000),
}

export const rapidPasarForm = z.object(fields).superRefine(refineRapid)

const text = z.string().nullable()
const number = z.number().nullable()

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
  /** True if the trader belongs to the OKKP collection. */
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

/** A test on its own page. */
export const rincianRapidPasar = rapidPasar.extend({
  /** Office that handles the market. */
  kantor: z.string(),
  /** Day of the laboratory's verdict or of the closing. Null for a negative, and while a positive waits. */
  hasil_pada: text,
})

export type RapidPasarForm = z.output<typeof rapidPasarForm>
export type RapidPasar = z.output<typeof rapidPasar>
export type RincianRapidPasar = z.output<typeof rincianRapidPasar>

export const tempatOf = ({ nama_pasar, nomor_kios }: Pick<RapidPasar, 'nama_pasar' | 'nomor_kios'>) =>
  nomor_kios === null ? nama_pasar : `${nama_pasar}, kios ${nomor_kios}`

nameSchemas({ rapidPasar, rincianRapidPasar })
