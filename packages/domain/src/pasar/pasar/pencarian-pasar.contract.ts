import { z } from 'zod'
import { defineContract, listAnswer } from '../../platform/contract.ts'
import { titikFault } from '../../platform/geo/titik.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { predikatSanitasi } from '../sanitasi/nilai-sanitasi.ts'
import { pasarPilihan, pasarTerbuka } from './pasar.schema.ts'

/** Coordinates such as "-6.9147,107.6098". Places abroad are invalid. */
const dekat = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/, {
    error: 'Tulis tempatnya sebagai lintang,bujur, mis. -6.9147,107.6098.',
  })
  .transform((text) => {
    const [lintang = 0, bujur = 0] = text.split(',').map(Number)
    return { lintang, bujur }
  })
  .superRefine(({ lintang, bujur }, context) => {
    const message = titikFault(lintang, bujur)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const sanitasiTerakhir = z.object({
  tanggal: z.string(),
  nilai: z.number(),
  predikat: z.enum(predikatSanitasi),
})

const pasarDitemukan = pasarPilihan.extend({
  ...pasarTerbuka.pick({ alamat: true, tahun_pas_aman: true, hari_buka: true }).shape,
  ...pasarTerbuka.pick({ jam_buka: true, jam_tutup: true }).shape,
  sanitasi: sanitasiTerakhir.nullable(),
  uji_terakhir: z.string().nullable(),
  /** Straight-line distance from `dekat`. */
  jarak_km: z.number().nullable(),
})
export type PasarDitemukan = z.output<typeof pasarDitemukan>

export const searchPasar = defineContract({
  method: 'GET',
  path: '/api/pasar-pangan/public/pasar',
  summary:
    'Cari pasar menurut nama, alamat, kabupaten/kota, atau yang terdekat dengan dekat=lintang,bujur (umum); menurut jarak hanya pasar yang letaknya diketahui',
  query: z.object({
    page: pageQuery.page,
    limit: z.coerce.number().int().min(1).max(100).default(10),
    search: z.string().trim().max(200).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    dekat: dekat.optional(),
  }),
  response: listAnswer(pasarDitemukan),
})

nameSchemas({ pasarDitemukan, sanitasiTerakhir })
