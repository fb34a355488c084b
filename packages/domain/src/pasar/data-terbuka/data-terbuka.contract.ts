import { z } from 'zod'
import { openDataCalls } from '../../platform/data-terbuka/data-terbuka.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { pasarTerbuka } from '../pasar/pasar.schema.ts'
import { predikatSanitasi } from '../sanitasi/nilai-sanitasi.ts'

const skor = z.number().nullable()
const tempat = pasarTerbuka.pick({ provinsi_id: true, provinsi: true, kota_id: true, kota: true })
const wilayah = { provinsi_id: idFilter, kota_id: idFilter }

const pasarData = pasarTerbuka.omit({ hari_buka: true, zona: true, sarana: true, foto: true }).extend({
  sanitasi_tanggal: z.string().nullable(),
  sanitasi_nilai: skor,
  sanitasi_predikat: z.enum(predikatSanitasi).nullable(),
  uji_terakhir: z.string().nullable(),
})
export type PasarData = z.output<typeof pasarData>

export const openPasar = openDataCalls({
  name: 'pasar',
  what: 'pasar dengan predikat sanitasi terakhirnya',
  row: pasarData,
  filters: wilayah,
  sheet: { days: ['sanitasi_tanggal', 'uji_terakhir'] },
})

/** An assessment with a score. The aspects have the names of the procedure. */
const sanitasiData = z.object({
  id: z.number(),
  pasar_id: z.number(),
  pasar: z.string(),
  ...tempat.shape,
  tanggal: z.string(),
  nilai: z.number(),
  predikat: z.enum(predikatSanitasi),
  air_bersih: skor,
  limbah: skor,
  sampah: skor,
  kios: skor,
  area_pasar: skor,
  higiene_personal: skor,
})
export type SanitasiData = z.output<typeof sanitasiData>

export const openSanitasi = openDataCalls({
  name: 'sanitasi-pasar',
  what: 'penilaian sanitasi dan higiene pasar, tiap penilaian dengan enam aspeknya',
  row: sanitasiData,
  filters: { ...wilayah, pasar_id: idFilter },
  sheet: { days: ['tanggal'] },
})

nameSchemas({ pasarData, sanitasiData })
