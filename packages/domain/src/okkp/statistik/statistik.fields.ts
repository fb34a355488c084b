import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export const count = z.number().int()
export const share = z.number()

/** An empty date is no filter. */
export const hari = z
  .literal('')
  .transform(() => undefined)
  .or(tanggal)
  .optional()

export const wilayahFilter = { provinsi_id: idFilter, kota_id: idFilter }

/** Which region figures are of: null for the nation, and for one that is not known. */
export const wilayahStatistik = z.object({
  provinsi_id: count.nullable(),
  provinsi: z.string().nullable(),
  kota_id: count.nullable(),
  kota: z.string().nullable(),
})

/** A region of a list: a province, or a city of the province asked for. */
export const barisWilayah = wilayahStatistik.extend({ provinsi_id: count, provinsi: z.string() })

/** A month, or a week of it where one month alone was asked for. */
export const titikWaktu = z.object({
  years: count,
  months: count,
  weeks: count.nullable(),
  label: z.string(),
  count,
})

/** 95%, in percent. */
export const selang = z.object({ dari: share, sampai: share }).nullable()

export const peringkat = z.object({
  /** Null: Lainnya. */
  komoditas_id: count.nullable(),
  komoditas: z.string(),
  count,
  percentage: share,
})

nameSchemas({ wilayahStatistik, barisWilayah, titikWaktu, peringkatKomoditas: peringkat })
