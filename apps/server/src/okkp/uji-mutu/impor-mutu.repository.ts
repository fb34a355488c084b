import type { MutuImpor } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { type Insertable, sql } from 'kysely'
import { removeUntouched, sidikOf } from '#okkp/pengujian/impor-uji.repository.ts'
import type { Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'

type Common = Pick<
  Insertable<DB['okkp.uji_mutu']>,
  'provinsi_id' | 'created_for' | 'asal' | 'batch_id' | 'created_by' | 'updated_by'
>

/** One statement for a chunk; a row that is there already is skipped. Returns the keys stored. */
export async function insertMany(
  trx: Trx,
  records: readonly MutuImpor[],
  common: Common,
): Promise<Set<string>> {
  if (records.length === 0) return new Set()
  const keys = new Map(records.map(({ key }) => [sidikOf(key), key]))
  const stored = await trx
    .insertInto('okkp.uji_mutu')
    .values(
      records.map(({ key, penentu, ...row }) => ({
        ...row,
        ...common,
        penentu: [...penentu],
        sidik: sidikOf(key),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('sidik')
    .execute()
  return new Set(stored.flatMap(({ sidik }) => keys.get(sidik ?? '') ?? []))
}

export async function removeBatch(trx: Trx, batchId: number, by: { id: number; at: Date }): Promise<number> {
  return (await removeUntouched(trx, 'okkp.uji_mutu', batchId, by, sql<boolean>`false`)).length
}
