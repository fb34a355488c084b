import { type RawBuilder, sql } from 'kysely'

/** Returns SQL for a pseudo-random fraction from 0 to 0.999 that is always the same for the same key. */
export const pecahan = (kunci: RawBuilder<unknown>) => sql`(abs(hashtext((${kunci})::text)) % 1000 / 1000.0)`

/** Returns SQL for a time in the office hours of a day (07:30 to 15:30 in Jakarta), at most the current time. */
export const saatKerja = (hari: RawBuilder<unknown>, kunci: RawBuilder<unknown>) => sql`least(now(),
  (${hari}::timestamp + interval '7 hours 30 minutes' + ${pecahan(kunci)} * interval '8 hours') at time zone 'Asia/Jakarta')`

/**
 * Return SQL for the days from a positive to its laboratory test (`hariUji`) and to the end of its follow-up
 * (`hariTutup`). Most follow-ups end within the 14-day deadline, some late.
 */
export const hariUji = (id: RawBuilder<unknown>) => sql`(3 + abs(hashtext('uji' || ${id})) % 7)`
export const hariTutup = (id: RawBuilder<unknown>) =>
  sql`(${hariUji(id)} + 1 + abs(hashtext('tutup' || ${id})) % 7)`
