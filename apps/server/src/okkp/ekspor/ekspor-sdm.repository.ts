import { sql } from 'kysely'
import { type SdmRow, sdmByIds } from '#okkp/sdm/sdm.repository.ts'
import {
  filteredSdm,
  orderSdm,
  type SdmFilter,
  type SdmReach,
  type SortSdm,
} from '#okkp/sdm/sdm-filter.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'

export async function countSdmUpTo(
  db: Executor,
  reach: SdmReach,
  filter: SdmFilter,
  most: number,
): Promise<number> {
  const { n } = await db
    .selectFrom(
      filteredSdm(db, reach, filter)
        .select('s.id')
        .limit(most + 1)
        .as('sebagian'),
    )
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

const rowsAtOnce = 100

/** Through a cursor: the database holds the place, we hold one batch. */
export async function* eachSdm(
  trx: Trx,
  reach: SdmReach,
  filter: SdmFilter,
  sort: SortSdm,
): AsyncGenerator<SdmRow[]> {
  const ids = filteredSdm(trx, reach, filter).orderBy(orderSdm(sort)).select('s.id')
  await sql`declare ekspor no scroll cursor for ${ids}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch forward ${sql.lit(rowsAtOnce)} from ekspor`.execute(trx)
    if (rows.length === 0) return
    yield await sdmByIds(
      trx,
      rows.map(({ id }) => id),
    )
  }
}
