import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { eksporCall, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { saringanUji, sortUji } from '../pengujian/pengujian.fields.ts'
import { kunciMutu } from './kelas-mutu.ts'
import { ujiMutu, ujiMutuForm, ukuranLabels } from './uji-mutu.schema.ts'

const filter = { ...saringanUji, kelas_mutu_id: idFilter }

export const ujiMutuCalls = recordCalls({
  path: '/api/okkp/uji_mutu',
  noun: 'uji mutu',
  row: ujiMutu,
  detail: ujiMutu,
  form: ujiMutuForm,
  filter,
  sort: sortUji,
  idName: 'uji_mutu_id',
})

export const kolomMutu = {
  lembaga: 'Lembaga',
  tanggal: 'Tanggal',
  lokasi_sampel: 'Lokasi sampel',
  komoditas: 'Komoditas',
  komoditas_tambahan: 'Komoditas tambahan',
  merek: 'Merek',
  jenis_beras: 'Jenis beras',
  ...ukuranLabels,
  kelas_mutu: 'Kelas mutu',
  alasan_kelas: 'Penentu kelas',
  dasar_kelas: 'Standar',
  hasil_ukur: 'Hasil ukur',
  metode_uji: 'Metode uji',
  catatan: 'Keterangan',
  kota: 'Kabupaten/kota',
  provinsi: 'Provinsi',
  created_at: 'Tanggal input',
} as const
export type KolomMutu = keyof typeof kolomMutu
export const kolomMutuKeys = Object.keys(kolomMutu) as [KolomMutu, ...KolomMutu[]]

export const eksporMutuIsian = z.object({
  ...filter,
  sort: z.enum(sortUji).default(sortUji[0]),
  ...eksporIsian(kolomMutuKeys),
})
export type EksporMutuIsian = z.output<typeof eksporMutuIsian>
export const exportUjiMutu = eksporCall(
  '/api/okkp/exports/uji_mutu',
  'Ekspor uji mutu yang tersaring',
  eksporMutuIsian,
)

export const aturanMutu = z.object({
  kunci: z.enum(kunciMutu),
  nama: z.string(),
  arah: z.enum(['minimal', 'maksimal']),
  batas: z.array(z.number().nullable()),
  satuan: z.string(),
  catatan: z.string().nullable(),
})
export const listAturanMutu = defineContract({
  method: 'GET',
  path: '/api/okkp/static/aturan_mutu',
  summary: 'Batas kelas mutu beras (Perbadan 2/2023): premium, medium, submedium, pecah',
  response: dataAnswer(z.array(aturanMutu)),
})
