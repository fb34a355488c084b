import type { Insertable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPeristiwa, PsatWaktuLayanan } from '#platform/database/schema.gen.ts'

export async function insertPeristiwa(trx: Trx, rows: readonly Insertable<PsatPeristiwa>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('psat.peristiwa').values(rows).execute()
}

export async function insertWaktuLayanan(
  db: Executor,
  rows: readonly Insertable<PsatWaktuLayanan>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('psat.waktu_layanan')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
