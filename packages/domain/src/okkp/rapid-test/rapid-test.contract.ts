import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { eksporCall, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { keadaanPositif } from '../../platform/pengujian/keadaan-positif.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { saringanUji, sortUji } from '../pengujian/pengujian.fields.ts'
import { hasilRapid, kategoriPangan, rapidTest, rapidTestForm } from './rapid-test.schema.ts'

const path = '/api/okkp/rapid_test'
const filter = {
  ...saringanUji,
  jenis_rapid_test_id: idFilter,
  hasil_uji: z.enum(hasilRapid).optional(),
  keadaan: z.enum(keadaanPositif).optional(),
  kategori: z.enum(kategoriPangan).optional(),
  registrasi_id: recordFilter,
}

export const rapidTestCalls = recordCalls({
  path,
  noun: 'rapid test',
  row: rapidTest,
  detail: rapidTest,
  form: rapidTestForm,
  filter,
  sort: sortUji,
  idName: 'rapid_test_id',
})

export const jumlahRapidTest = defineContract({
  method: 'GET',
  path: `${path}/jumlah`,
  summary: 'Jumlah rapid test menurut jenis dan hasilnya, dalam wilayah akun',
  query: z.object({ provinsi_id: idFilter, kota_id: idFilter }),
  response: dataAnswer(
    z.array(
      z.object({
        jenis_rapid_test_id: z.number(),
        total: z.number(),
        positif: z.number(),
        negatif: z.number(),
      }),
    ),
  ),
})

export const kolomRapid = {
  jenis_rapid_test: 'Jenis rapid test',
  lembaga: 'Lembaga',
  tanggal: 'Tanggal',
  lokasi_sampel: 'Lokasi sampel',
  kategori: 'Kategori',
  komoditas: 'Komoditas',
  komoditas_tambahan: 'Komoditas tambahan',
  parameter: 'Parameter',
  hasil_uji: 'Hasil uji',
  keadaan: 'Hasil akhir',
  jumlah_sampel: 'Jumlah sampel',
  asal_pasokan: 'Asal pasokan',
  kit_merek: 'Merek kit',
  kit_lot: 'Lot kit',
  kit_kedaluwarsa: 'Kedaluwarsa kit',
  no_registrasi: 'Nomor registrasi',
  note: 'Keterangan',
  kota: 'Kabupaten/kota',
  provinsi: 'Provinsi',
  created_at: 'Tanggal input',
} as const
export type KolomRapid = keyof typeof kolomRapid
export const kolomRapidKeys = Object.keys(kolomRapid) as [KolomRapid, ...KolomRapid[]]

const eksporRapidIsian = z.object({
  ...filter,
  sort: z.enum(sortUji).default(sortUji[0]),
  ...eksporIsian(kolomRapidKeys),
})
export type EksporRapidIsian = z.output<typeof eksporRapidIsian>
export const exportRapidTest = eksporCall(
  '/api/okkp/exports/rapid_test',
  'Ekspor rapid test yang tersaring',
  eksporRapidIsian,
)
