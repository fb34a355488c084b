export type TingkatWilayah = 'nasional' | 'provinsi' | 'kota'

/** Regions of one level. */
export interface Tempat {
  tingkat: TingkatWilayah
  ids: readonly number[]
}

export const nasional: Tempat = { tingkat: 'nasional', ids: [-1] }

/**
 * A fact table that the server maintains: region × year or month × dimensions → a whole number. SQL expressions refer
 * to a row as `r`. They also count the days of a month that a request covers only in part.
 */
export interface Fact<Dimension extends string = string> {
  /** The first part of the name of the fact table, e.g. 'okkp.fakta_uji_lab'; see `tableOf`. */
  name: string
  /** The source table. It has `provinsi_id` and `kota_id`, down to the level in `regions`. */
  table: string
  /** SQL for the date of a row. Without it, the fact describes the present state and has no time dimension. */
  day?: string
  where: string
  /** The dimensions: SQL type and SQL value of each. */
  by: Readonly<Record<Dimension, readonly [type: string, value: string]>>
  /** A join that splits a row into several figures, and the amount that each adds. By default a row adds 1. */
  join?: string
  adds?: string
  /**
   * The finest region level in the fact table. If nearly every row would have its own key, cities are counted from rows
   * instead.
   */
  regions: TingkatWilayah
}
