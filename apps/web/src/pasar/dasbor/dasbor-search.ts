import { text, wholeNumber } from '#platform/routing/search-of.ts'

/** Parsers for the search parameters of a dashboard. Invalid values are dropped. */
export const dasborSearch = {
  tahun: (value: string) => (/^(19|20|21)\d{2}$/.test(value) ? Number(value) : undefined),
  bulan: (value: string) => (/^([1-9]|1[0-2])$/.test(value) ? Number(value) : undefined),
  wilayah: wholeNumber,
  kota: wholeNumber,
  tabel: text,
}
