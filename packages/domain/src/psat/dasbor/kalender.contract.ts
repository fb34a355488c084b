import { z } from 'zod'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { namaAlur } from '../alur/alur.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import { barisKunjungan } from '../lapang/kunjungan.contract.ts'
import { statusKunjungan } from '../lapang/kunjungan.ts'

const { langkah: _langkah, petugas: _petugas, ...isi } = barisKunjungan.shape

export const kunjunganKalender = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  ...isi,
  alur: z.enum(namaAlur),
  petugas: z.array(z.object({ id: z.number().int(), nama: z.string() })),
  provinsi: z.string().nullable(),
  kota: z.string().nullable(),
})
export type KunjunganKalender = z.output<typeof kunjunganKalender>

const query = z.object({
  /** Returns visits that overlap these days. */
  dari: hari,
  sampai: hari,
  petugasId: recordFilter,
  provinsiId: idFilter,
  kotaId: idFilter,
  status: z.enum(statusKunjungan).optional(),
})

export const listKalender = defineContract({
  method: 'GET',
  path: '/api/psat/kunjungan/kalender',
  summary: 'Kalender audit: kunjungan di kedua alur, diusulkan maupun disepakati, paling panjang setahun',
  query,
  response: dataAnswer(z.array(kunjunganKalender)),
})
export const kalenderIcs = defineContract({
  method: 'GET',
  path: '/api/psat/kunjungan/kalender.ics',
  summary: 'Kalender audit yang sama sebagai iCalendar (.ics)',
  query,
  produces: ['text/calendar'],
  response: notJson,
})

export const hariKalender = z.object({
  libur: z.array(z.object({ tanggal: z.string(), nama: z.string() })),
  cuti: z.array(z.object({ nama: z.string(), wakil: z.string(), dari: z.string(), sampai: z.string() })),
})
export type HariKalender = z.output<typeof hariKalender>
export const listHariKalender = defineContract({
  method: 'GET',
  path: '/api/psat/kunjungan/kalender/hari',
  summary: 'Hari libur dan cuti auditor di antara dua hari, untuk kalender audit',
  query: z.object({ dari: hari, sampai: hari }),
  response: dataAnswer(hariKalender),
})

nameSchemas({ kunjunganKalender, hariKalender })
