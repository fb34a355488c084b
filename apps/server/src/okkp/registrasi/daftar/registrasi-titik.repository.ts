import { type RawBuilder, sql } from 'kysely'

/** Whose keys are summed: the nation's or a province's, of one kind or of all. */
interface Keys {
  wilayah: RawBuilder<unknown>
  jenis: RawBuilder<unknown> | undefined
}

/** A year, a month or a day of issue as the counter writes it (2026, 202611, 20261116), and how many rows of it come before the page. */
interface Titik {
  waktu: number
  sisa: number
}

/**
 * Of the keys between two, the one that a place in the list falls into. What is not folded yet is added up with them: a page is read in
 * one snapshot with its rows.
 */
function keyAt(
  { wilayah, jenis }: Keys,
  between: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
) {
  // Kind 0 stands for all kinds of what is not central, once more.
  const ofKind = jenis ? sql`= ${jenis}` : sql`> 0`
  const keys = (table: string) => sql`select waktu, n from ${sql.table(table)}
    where wilayah = ${wilayah} and jenis_registrasi_id ${ofKind} and waktu between ${between}`
  return sql<Titik>`(
    select waktu, (${place} - lewat)::bigint as sisa from (
      select waktu, n, sum(n) over (order by waktu ${direction}) - n as lewat from (
        select waktu, sum(n) as n from (
          ${keys('okkp.ember_registrasi')} union all ${keys('okkp.ember_registrasi_ubah')}) kunci
        group by waktu) jumlah) urut
    where lewat <= ${place} and ${place} < lewat + n)`
}

/** The keys of the next finer level within the one that was found: months are numbered 1 to 12, days 1 to 31. */
const within = (found: string) =>
  sql`(select waktu * 100 + 1 from ${sql.table(found)}) and (select waktu * 100 + 31 from ${sql.table(found)})`
const rest = (found: string) => sql`(select sisa from ${sql.table(found)})`

/** Years first, then the months of one: few keys are read however many years there are. */
export function stepsTo(keys: Keys, place: RawBuilder<unknown>, direction: RawBuilder<unknown>) {
  return {
    tahun: keyAt(keys, sql`1 and 9999`, place, direction),
    bulan: keyAt(keys, within('tahun'), rest('tahun'), direction),
    /** Of the nation only; of a province months are the finest that is kept. */
    hari: keyAt(keys, within('bulan'), rest('bulan'), direction),
  }
}
