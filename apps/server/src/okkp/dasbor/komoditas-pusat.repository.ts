import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type Figure, readFiguresOfRows } from '#platform/figures/read-figures.ts'
import { factKomoditas } from './komoditas.fact.ts'

/** Counts rows, because the fact table does not tell registrations of the central office apart. */
export function countKomoditasPusat(db: Executor, terbit: RentangHari): Promise<Figure<'komoditas_id'>[]> {
  return readFiguresOfRows(db, factKomoditas.registrasi, {
    region: sql`-1`,
    where: sql<SqlBool>`r.pusat`,
    rentang: terbit,
  })
}
