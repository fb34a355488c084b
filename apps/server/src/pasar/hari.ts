import { sql } from 'kysely'

/** The start of a day in Jakarta, and the start of the following day. */
export const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Jakarta'`
export const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Asia/Jakarta'`
