import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

const day = tanggal.optional()
const count = z.number().int()

/** Figures of one province, or of one city of the requested province. */
export const registrasiWilayah = z.object({
  /** 0 is the central office. */
  provinsi_id: z.number().int(),
  provinsi: z.string(),
  /** Null in rows of provinces and for units without a known city. */
  kota_id: z.number().int().nullable(),
  kota: z.string().nullable(),
  total_registrasi: count,
  total_tidak_berlaku: count,
  /** Number of businesses by name and city, counted only on request. */
  unit_usaha: count.optional(),
})
export type RegistrasiWilayah = z.output<typeof registrasiWilayah>

export const registrasiByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/registrasi_by_provinsi',
  summary:
    'Registrasi per provinsi menurut lokasi unitnya, termasuk terbitan pusat; dengan provinsi_id per kabupaten/kota di dalamnya. pusat=true memindahkan terbitan pusat dari wilayahnya ke baris OKKP PUSAT (0), jadi tidak ada yang terhitung dua kali. email (akun yang mencatat) hanya berlaku bagi petugas',
  query: z.object({
    jenis_registrasi: idFilter,
    /** Range of entry dates. */
    start: day,
    end: day,
    start_terbit: day,
    end_terbit: day,
    provinsi_id: idFilter,
    kota_id: idFilter,
    email: z.string().trim().max(200).optional(),
    /** Counts central registrations in a separate row (0) instead of their regions. */
    pusat: z.stringbool().default(false),
    unit_usaha: z.stringbool().default(false),
  }),
  response: dataAnswer(z.array(registrasiWilayah)),
})

nameSchemas({ registrasiWilayah })
