import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import {
  filteredRegistrasi,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
  withCommodities,
} from '#okkp/registrasi/daftar/registrasi-filter.repository.ts'
import { type RegistrasiRow, rowsByIds } from '#okkp/registrasi/registrasi.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'

const rowsAtOnce = 100

export async function countUpTo(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
  most: number,
): Promise<number> {
  const some = filteredRegistrasi(db, scope, await withCommodities(db, filter), today)
    .select('r.id')
    .limit(most + 1)
    .as('sebagian')
  const { n } = await db
    .selectFrom(some)
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Through a cursor: the database holds the place, we hold one batch. */
export async function* eachRegistrasi(
  trx: Trx,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  today: string,
): AsyncGenerator<RegistrasiRow[]> {
  const found = filteredRegistrasi(trx, scope, await withCommodities(trx, filter), today)
  const ids = sorted(found, sort).select('r.id')
  // Every row will be fetched: a plan that is quick to the first ones alone would be the wrong one.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare ekspor no scroll cursor for ${ids}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(rowsAtOnce)} from ekspor`.execute(trx)
    if (rows.length === 0) return
    yield await rowsByIds(
      trx,
      rows.map(({ id }) => id),
    )
  }
}
