import { sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { insertLeaves, late, withoutLeaf } from './leaf.repository.ts'
import type { LeafSource } from './leaf-source.ts'

/** Rows that get their leaves in one transaction. */
const batch = 5000

/**
 * Locks the next rows without a leaf, so that nobody changes them before their leaves are written. It leaves out rows
 * that somebody is changing, because that change appends their leaf.
 */
async function lockRowsWithoutLeaf(trx: Trx, source: LeafSource, from: number) {
  const { rows } = await sql<{ id: number; kunci: string }>`
    select t.id, t.kunci from (${sql.raw(source.rows)}) t
    where t.id >= ${from}::bigint
      and not exists (select from platform.daun_log d where d.jenis = ${source.jenis} and d.kunci = t.kunci)
    order by t.id limit ${batch} for no key update of t skip locked`.execute(trx)
  return rows
}

/** Appends the leaves of one batch, for one server at a time. Returns their count and the id of the last row. */
async function appendBatch(db: Database, source: LeafSource, event: string, from: number) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('daun susulan'))`.execute(trx)
    const rows = await lockRowsWithoutLeaf(trx, source, from)
    const last = rows.at(-1)
    if (!last) return { added: 0, last: from, full: false }
    // Another statement sees the leaves that were committed before the locks.
    const ids = rows.map(({ id }) => id)
    const keys = rows.map(({ kunci }) => kunci)
    const locked = sql`t.id = any (${ids}::bigint[]) and t.kunci = any (${keys}::text[])`
    const added = await insertLeaves(trx, source.jenis, withoutLeaf(source, sql`${event}::text`, locked))
    return { added, last: last.id, full: rows.length === batch }
  })
}

/** Appends a leaf for rows that have none, in batches. Stops after `most` rows. */
async function appendMissing(db: Database, source: LeafSource, event: string, most: number) {
  let added = 0
  for (let from = Number.MIN_SAFE_INTEGER; ; ) {
    const one = await appendBatch(db, source, event, from)
    added += one.added
    from = one.last
    if (!one.full) return { added, complete: true }
    if (added >= most) return { added, complete: false }
  }
}

async function isFilled(db: Executor, jenis: string): Promise<boolean> {
  const noted = await db
    .selectFrom('platform.log_sumber')
    .select('jenis')
    .where('jenis', '=', jenis)
    .executeTakeFirst()
  return noted !== undefined
}

/**
 * Appends rows that were there before the log, up to about `most` of them. Later calls go on where an earlier one has
 * stopped. Once all rows have their leaves, further calls change nothing.
 */
export async function appendEarlierRows(
  db: Database,
  source: LeafSource,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { jenis } = source
  if (await isFilled(db, jenis)) return 0
  const { added, complete } = await appendMissing(db, source, 'awal', most)
  if (complete)
    await db
      .insertInto('platform.log_sumber')
      .values({ jenis })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return added
}

/** Appends rows that came without a leaf, as from an older server during an upgrade. The log tells that they are late. */
export async function appendLateRows(db: Database, source: LeafSource): Promise<number> {
  const { added } = await appendMissing(db, source, late, Number.POSITIVE_INFINITY)
  return added
}

/** Appends rows that a seed has added to a source that is in the log already. */
export async function appendSeededRows(trx: Executor, source: LeafSource): Promise<void> {
  if (!(await isFilled(trx, source.jenis))) return
  await insertLeaves(trx, source.jenis, withoutLeaf(source, sql`t.mula`, sql`true`))
}
