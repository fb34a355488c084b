import { sql } from 'kysely'
import type { Caller } from './caller.ts'
import type { Database, Trx } from './database/database.ts'

function owner(caller: Caller): string {
  return caller.actor ? `pengguna/${caller.actor.id}` : `alamat/${caller.ip ?? '-'}`
}

/** Claims the key for this transaction, or returns the result that an earlier request stored. */
export async function claimIdempotencyKey(trx: Trx, caller: Caller) {
  if (!caller.idempotency) return undefined
  const { key, fingerprint } = caller.idempotency
  const inserted = await trx
    .insertInto('platform.idempotensi')
    .values({ pelaku: owner(caller), kunci: key, sidik: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kunci')
    .executeTakeFirst()
  if (inserted) return undefined
  // A commit without a change would not wait until a standby has the earlier request too.
  return trx
    .updateTable('platform.idempotensi')
    .set({ sidik: sql.ref('sidik') })
    .where('pelaku', '=', owner(caller))
    .where('kunci', '=', key)
    .returning(['sidik', 'hasil'])
    .executeTakeFirst()
}

export async function keepResult(trx: Trx, caller: Caller, result: unknown): Promise<void> {
  await trx
    .updateTable('platform.idempotensi')
    .set({ hasil: JSON.stringify(result ?? null) })
    .where('pelaku', '=', owner(caller))
    .where('kunci', '=', caller.idempotency?.key ?? '')
    .execute()
}

export async function sweepIdempotencyKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('platform.idempotensi').where('dibuat', '<', before).execute()
}
