import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { lastPrints, reprintable } from '../cetakan.repository.ts'

export async function listLeakedKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.kunci_kode')
    .select('kid')
    .where('keadaan', '=', 'bocor')
    .execute()
  return rows.map(({ kid }) => kid)
}

const signedBy = (keys: readonly string[]) =>
  sql<SqlBool>`s.data #>> '{mandiri,kunci}' = any (${keys}::text[])`

/** Lists last prints with a code of these keys that the portal can print again. */
export function listLeaked(db: Executor, keys: readonly string[], after: number, limit: number) {
  return reprintable(db)
    .where(signedBy(keys))
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

/** Returns the registry entries of all last prints of one key, by the track of their file. */
export function listPermitsOfKey(db: Executor, kid: string) {
  return lastPrints(db)
    .where(signedBy([kid]))
    .select(['s.registrasi_id', 'p.alur'])
    .execute()
}
