export type TingkatWilayah = 'nasional' | 'provinsi' | 'kota'

/** Which regions, all of one level. */
export interface Tempat {
  tingkat: TingkatWilayah
  ids: readonly number[]
}

export const nasional: Tempat = { tingkat: 'nasional', ids: [-1] }

/**
 * What is counted of one subject. The server keeps a table of it: region × year or month × dimensions → a whole number.
 * SQL expressions speak of a row as `r`; they also read the days of a month that is asked for in part.
 */
export interface Fact<Dimension extends string = string> {
  /** The table, as 'okkp.fakta_uji_lab'. */
  name: string
  /** The subject's rows. They have `provinsi_id` and `kota_id`, as far as `regions` says. */
  table: string
  /** The day of a row. Without it the fact tells the present state, and is not asked by time. */
  day?: string
  /** Which rows are counted. */
  where: string
  /** What figures are told apart by: the SQL type of each, and its value in a row. */
  by: Readonly<Record<Dimension, readonly [type: string, value: string]>>
  /** A join that splits a row into several figures, and what each adds. Without it a row adds 1. */
  join?: string
  adds?: string
  /** The finest region that is kept. Where nearly every row would be a key of its own, cities are read from rows. */
  regions: TingkatWilayah
}
