import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { optionalId, optionalText, requiredText } from '../../platform/record/fields.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'

/** Form fields that rapid tests and quality tests share. Laboratory tests have their own. */
export const isianUji = {
  lembaga: requiredText(200),
  tanggal,
  lokasi_sampel: requiredText(500),
  komoditas_tambahan: optionalText(200),
}

/** Form fields of the region of a test. The default is the account's own region. */
export const letakIsian = {
  provinsi_id: optionalId('Pilih provinsi dari daftar.'),
  kota_id: optionalId('Pilih kabupaten/kota dari daftar.'),
  /** Code of the region that the result was entered for. */
  created_for: optionalId('Pilih wilayah dari daftar.'),
}

/** Region of a test in an answer. */
export const letakBaris = {
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  created_for: z.number().nullable(),
  wilayah_tujuan: z.string().nullable(),
}

/** How and by whom a test was entered, in an answer. */
export const jejakBaris = {
  asal: z.enum(['manual', 'impor']),
  batch_id: z.number().nullable(),
  dibuat_oleh: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
}

const day = tanggal.optional()

/** Filters of a list of tests. */
export const saringanUji = {
  search: searchText,
  provinsi_id: idFilter,
  kota_id: idFilter,
  /** Range of test dates. */
  start_date: day,
  end_date: day,
  komoditas_id: idFilter,
  batch_id: recordFilter,
}

export const sortUji = ['-tanggal', 'tanggal', '-created_at', 'created_at'] as const
export type SortUji = (typeof sortUji)[number]

/** Refuses a test date in the future. `today` is the day in Jakarta. */
export function faultOfTestDay(day: string, today: string): string | undefined {
  return day > today ? 'Tanggal uji tidak boleh setelah hari ini.' : undefined
}
