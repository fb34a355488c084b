import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { optionalId, optionalText, requiredText } from '../../platform/record/fields.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'

/** What rapid and quality tests ask alike. */
export const isianUji = {
  lembaga: requiredText(200),
  tanggal,
  lokasi_sampel: requiredText(500),
  komoditas_tambahan: optionalText(200),
}

/** Where a test belongs; left out, it is the account's own region. */
export const letakIsian = {
  provinsi_id: optionalId('Pilih provinsi dari daftar.'),
  kota_id: optionalId('Pilih kabupaten/kota dari daftar.'),
  /** The region that the result was entered for, by its code. */
  created_for: optionalId('Pilih wilayah dari daftar.'),
}

/** The same on the wire, with names. */
export const letakBaris = {
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  created_for: z.number().nullable(),
  wilayah_tujuan: z.string().nullable(),
}

export const jejakBaris = {
  asal: z.enum(['manual', 'impor']),
  batch_id: z.number().nullable(),
  dibuat_oleh: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
}

const day = tanggal.optional()

/** What lists and exports of tests are narrowed by. */
export const saringanUji = {
  search: searchText,
  provinsi_id: idFilter,
  kota_id: idFilter,
  /** Days of the test itself. */
  start_date: day,
  end_date: day,
  komoditas_id: idFilter,
  batch_id: recordFilter,
}

export const sortUji = ['-tanggal', 'tanggal', '-created_at', 'created_at'] as const
export type SortUji = (typeof sortUji)[number]

/** Nobody has tested tomorrow; `today` is the day in Jakarta. */
export function faultOfTestDay(day: string, today: string): string | undefined {
  return day > today ? 'Tanggal uji tidak boleh setelah hari ini.' : undefined
}
