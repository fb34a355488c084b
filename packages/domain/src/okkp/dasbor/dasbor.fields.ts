import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

export const count = z.number().int()
export const share = z.number()

/** An empty date is no filter. The other date alone then means that day only. */
export const hari = z
  .literal('')
  .transform(() => undefined)
  .or(tanggal)
  .optional()

export const wilayahFilter = { provinsi_id: idFilter, kota_id: idFilter }

/** Region of the figures. Fields are null for the nation and for an unknown region. */
export const wilayahStatistik = z.object({
  provinsi_id: count.nullable(),
  provinsi: z.string().nullable(),
  kota_id: count.nullable(),
  kota: z.string().nullable(),
})

/** Row of a list: a province, or a city of the requested province. */
export const barisWilayah = wilayahStatistik.extend({ provinsi_id: count, provinsi: z.string() })

/** Month, or week if the request covers a single month. */
export const titikWaktu = z.object({
  years: count,
  months: count,
  weeks: count.nullable(),
  label: z.string(),
  count,
})

/** 95% confidence interval in percent. */
export const selang = z.object({ dari: share, sampai: share }).nullable()

export const peringkat = z.object({
  /** Null for Lainnya. */
  komoditas_id: count.nullable(),
  komoditas: z.string(),
  count,
  percentage: share,
})

nameSchemas({ wilayahStatistik, barisWilayah, titikWaktu, peringkatKomoditas: peringkat })
