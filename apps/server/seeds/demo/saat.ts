import { type RawBuilder, sql } from 'kysely'

/** A fraction that is always the same for the same key, and like chance otherwise. */
export const pecahan = (kunci: RawBuilder<unknown>) => sql`(abs(hashtext((${kunci})::text)) % 1000 / 1000.0)`

/** A moment of that day's office hours, or now where it is still to come. */
export const saatKerja = (hari: RawBuilder<unknown>, kunci: RawBuilder<unknown>) => sql`least(now(),
  (${hari}::timestamp + interval '7 hours 30 minutes' + ${pecahan(kunci)} * interval '8 hours') at time zone 'Asia/Jakarta')`

/** Days from a positive to its laboratory test, and to the end of its follow-up: most within the fourteen, some late. */
export const hariUji = (id: RawBuilder<unknown>) => sql`(3 + abs(hashtext('uji' || ${id})) % 7)`
export const hariTutup = (id: RawBuilder<unknown>) =>
  sql`(${hariUji(id)} + 1 + abs(hashtext('tutup' || ${id})) % 7)`
