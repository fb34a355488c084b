import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import {
  count,
  hari,
  peringkat,
  share,
  titikWaktu,
  wilayahFilter,
  wilayahStatistik,
} from './dasbor.fields.ts'

/** Names of the totals by kind, as the specification spells them. */
export const namaTotalJenis = {
  1: 'total_registrasi_pduk',
  2: 'total_izin_edar_pd',
  3: 'total_packing_house',
  4: 'total_hc',
  5: 'total_sppb_psat',
  6: 'total_izin_edar_pl',
  7: 'sertifikasi_prima',
} as const

const totalJenis = z.object({
  total_registrasi_pduk: count,
  total_izin_edar_pd: count,
  total_packing_house: count,
  total_hc: count,
  total_sppb_psat: count,
  total_izin_edar_pl: count,
  sertifikasi_prima: count,
  /** Kinds that officers added to the masters. */
  total_lainnya: count,
})

export const registrasiTahunan = totalJenis.extend({
  years: count,
  count,
  /** Share of the total of all listed years. */
  percentage: share,
  /** Growth over the previous year in percent: (n − before) / before. Null if the previous year had none. */
  growth: share.nullable(),
})
export type RegistrasiTahunan = z.output<typeof registrasiTahunan>

const tahun = z.coerce.number().int().min(1900).max(2200)

export const statistikRegistrasiTahunan = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_registrasi/:year',
  summary:
    'Registrasi terbit per tahun dan jenis sampai tahun ini; dua tahun terakhir selalu ada. back_year menyisakan sekian tahun terakhir',
  params: z.object({ year: tahun }),
  query: z.object({
    back_year: z
      .literal('')
      .transform(() => undefined)
      .or(z.coerce.number().int().min(1).max(100))
      .optional(),
    ...wilayahFilter,
  }),
  response: dataAnswer(z.array(registrasiTahunan)),
})

export const jenisTerhitung = z.object({
  jenis_registrasi_id: count,
  jenis: z.string(),
  total_registrasi: count,
  total_tidak_berlaku: count,
  total_berlaku: count,
  percentage: share,
})

export const ringkasanRegistrasi = wilayahStatistik.extend(totalJenis.shape).extend({
  total_registrasi: count,
  total_tidak_berlaku: count,
  total_berlaku: count,
  jenis: z.array(jenisTerhitung),
  deret: z.array(titikWaktu),
})

export const statistikRegistrasi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_registrasi',
  summary:
    'Registrasi per jenis menurut tanggal terbit; month_terbit sebagai TTTT-BB atau angka bulan tahun ini. start dan end menurut hari dicatat. provinsi_id 0 = OKKP PUSAT',
  query: z.object({
    month_terbit: z
      .string()
      .regex(/^$|^\d{4}-(0[1-9]|1[0-2])$|^([1-9]|1[0-2])$/, {
        error: 'Tulis bulan sebagai TTTT-BB, atau angka 1 sampai 12.',
      })
      .optional(),
    start_terbit: hari,
    end_terbit: hari,
    start: hari,
    end: hari,
    jenis_registrasi: idFilter,
    ...wilayahFilter,
  }),
  response: dataAnswer(ringkasanRegistrasi),
})

const komoditasDiuji = peringkat.extend({ uji_lab: count, rapid_test: count, uji_mutu: count })

export const komoditasTerbanyak = z.object({
  /** Top ten and Lainnya, by issue date of registrations (start_date, end_date). */
  registrasi: z.array(peringkat),
  /** Top ten and Lainnya, by date of all tests (tanggal_start, tanggal_end), with counts per kind of test. */
  pengujian: z.array(komoditasDiuji),
  jumlah: z.object({ registrasi: count, pengujian: count }),
})

export const statistikKomoditas = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/komoditas',
  summary:
    'Sepuluh komoditas terbanyak dan Lainnya: registrasi menurut tanggal terbit (start_date, end_date), pengujian menurut tanggal uji (tanggal_start, tanggal_end). provinsi_id 0 = OKKP PUSAT, yang hanya punya registrasi',
  query: z.object({
    tanggal_start: hari,
    tanggal_end: hari,
    start_date: hari,
    end_date: hari,
    ...wilayahFilter,
  }),
  response: dataAnswer(komoditasTerbanyak),
})

nameSchemas({ registrasiTahunan, ringkasanRegistrasi, komoditasDiuji, komoditasTerbanyak })
