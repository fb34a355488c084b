import { sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { type KunciTerbungkus, newKunci } from './kunci-nik.ts'

/**
 * Returns all keys, the active one first. The shared lock keeps a key from being deleted while this transaction seals
 * with it. The first trader with a NIK creates the first key.
 */
export async function holdKeys(trx: Trx, secret: string): Promise<[KunciTerbungkus, ...KunciTerbungkus[]]> {
  const read = () =>
    trx
      .selectFrom('pasar.kunci_nik')
      .select(['id', 'kunci'])
      .orderBy('aktif', 'desc')
      .orderBy('id', 'desc')
      .forShare()
      .execute()
  const [active, ...older] = await read()
  if (active) return [active, ...older]
  await sql`select pg_advisory_xact_lock(hashtext('pasar.kunci_nik'))`.execute(trx)
  const [meanwhile, ...others] = await read()
  if (meanwhile) return [meanwhile, ...others]
  const made = await trx
    .insertInto('pasar.kunci_nik')
    .values({ kunci: newKunci(secret) })
    .returning(['id', 'kunci'])
    .executeTakeFirstOrThrow()
  return [made]
}

/** Adds a key and makes it active. Older keys stay until no row uses them. */
export async function addActiveKey(trx: Trx, secret: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('pasar.kunci_nik'))`.execute(trx)
  await trx.updateTable('pasar.kunci_nik').set({ aktif: false }).where('aktif', '=', true).execute()
  const { id } = await trx
    .insertInto('pasar.kunci_nik')
    .values({ kunci: newKunci(secret) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function lockSealedByOthers(trx: Trx, activeId: number, limit: number) {
  return trx
    .selectFrom('pasar.pedagang as d')
    .innerJoin('pasar.kunci_nik as n', 'n.id', 'd.nik_kunci_id')
    .select(['d.id', 'd.pasar_id', 'd.nik_segel', 'n.id as kunci_id', 'n.kunci'])
    .where('d.nik_kunci_id', '!=', activeId)
    .orderBy('d.id')
    .limit(limit)
    .forUpdate('d')
    .execute()
}

export async function dropUnusedKeys(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pasar.kunci_nik as n')
    .where('n.aktif', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pasar.pedagang as d').select('d.id').whereRef('d.nik_kunci_id', '=', 'n.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function countKeys(db: Executor): Promise<number> {
  const rows = await db.selectFrom('pasar.kunci_nik').select('id').execute()
  return rows.length
}
