import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'

export const provinsi = z.object({ id: z.number(), kode: z.string(), nama: z.string() })
export const kota = z.object({
  id: z.number(),
  kode: z.string(),
  nama: z.string(),
  jenis: z.enum(['KABUPATEN', 'KOTA']),
  provinsi_id: z.number(),
})
export const kecamatan = z.object({ id: z.number(), kode: z.string(), nama: z.string(), kota_id: z.number() })
export const isiWilayah = z.object({ kota: z.array(kota), kecamatan: z.array(kecamatan) })

export type Provinsi = z.output<typeof provinsi>
export type Kota = z.output<typeof kota>
export type Kecamatan = z.output<typeof kecamatan>
export type IsiWilayah = z.output<typeof isiWilayah>

/** `kode` is an official dotted code: `32` is a province, `32.73` a city in it. */
export const listProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/static/provinsi',
  summary: 'Provinsi; dengan kode: kabupaten/kota dan kecamatan di dalam wilayah itu',
  query: z.object({ kode: z.string().trim().max(13).optional() }),
  fails: [404],
  response: dataAnswer(z.union([z.array(provinsi), isiWilayah])),
})
