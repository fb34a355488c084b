import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

export interface LogState {
  asal: string
  ukuran: number
  akar: Buffer | null
}

/** One server seals at a time. The lock ends with the transaction. */
export async function lockLog(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('log transparansi'))`.execute(trx)
}

/** Returns the state of the log. The first call names the log, for ever. */
export async function readState(trx: Trx, origin: string): Promise<LogState> {
  const found = await findState(trx)
  if (found) return found
  await trx.insertInto('platform.log_keadaan').values({ asal: origin }).execute()
  return { asal: origin, ukuran: 0, akar: null }
}

export function findState(db: Executor) {
  return db.selectFrom('platform.log_keadaan').selectAll().executeTakeFirst()
}

export async function noteState(trx: Trx, head: { size: number; root: Uint8Array }, at: Date): Promise<void> {
  await trx
    .updateTable('platform.log_keadaan')
    .set({ ukuran: head.size, akar: Buffer.from(head.root), diterbitkan: at })
    .execute()
}

export async function noteCheck(db: Executor, faults: number, at: Date): Promise<void> {
  await db.updateTable('platform.log_keadaan').set({ diperiksa: at, temuan: faults }).execute()
}

/** The number of leaves that have their place in the log. */
export async function countPlaced(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(max(urutan) + 1, 0)::bigint as n from platform.daun_log`.execute(db)
  return rows[0]?.n ?? 0
}

/** Gives the next places to waiting leaves, in the order of their ids. */
export async function placeLeaves(trx: Trx, from: number, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update platform.daun_log d set urutan = ${from}::bigint + baru.ke - 1
    from (select id, row_number() over (order by id) as ke from platform.daun_log
      where urutan is null order by id limit ${most}) baru
    where d.id = baru.id`.execute(trx)
  return Number(numAffectedRows)
}

/**
 * Gives entries that the log has published their rows back: the waiting leaf with this entry gets its place, and any
 * other entry a row that is marked as lost. Returns the number of lost ones.
 */
export async function placePublished(trx: Trx, from: number, entries: readonly string[]): Promise<number> {
  const { rows } = await sql<{ hilang: number }>`
    with terbit as (
      select ${from}::bigint + ke - 1 as urutan, entri from unnest(${entries}::text[]) with ordinality as t (entri, ke)
    ), ada as (
      update platform.daun_log d set urutan = t.urutan from terbit t
      where d.urutan is null and d.entri = t.entri returning t.urutan
    ), baru as (
      insert into platform.daun_log (urutan, jenis, entri, hilang)
      select t.urutan, coalesce(t.entri::jsonb ->> 'jenis', '?'), t.entri, true from terbit t
      where not exists (select from platform.daun_log d where d.urutan is null and d.entri = t.entri)
      order by t.urutan returning 1
    )
    select count(*)::int as hilang from baru, (select count(*) from ada) n`.execute(trx)
  return rows[0]?.hilang ?? 0
}

export async function readEntries(db: Executor, from: number, to: number): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.daun_log')
    .select('entri')
    .where('urutan', '>=', from)
    .where('urutan', '<', to)
    .orderBy('urutan')
    .execute()
  return rows.map(({ entri }) => entri)
}

/** Returns the newest leaf of a row, with what its owner may see. */
export function findLeaf(db: Executor, jenis: string, kunci: string) {
  return db
    .selectFrom('platform.daun_log')
    .select(['urutan', 'entri', 'garam', 'isi'])
    .where('jenis', '=', jenis)
    .where('kunci', '=', kunci)
    .where('isi', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the newest entries of a row, the newest first. */
export function listEntries(db: Executor, jenis: string, kunci: string, most: number) {
  return db
    .selectFrom('platform.daun_log')
    .select(['urutan', 'entri'])
    .where('jenis', '=', jenis)
    .where('kunci', '=', kunci)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Returns the last entries of a log of this size, the newest first. */
export async function readNewest(db: Executor, size: number, most: number) {
  return db
    .selectFrom('platform.daun_log')
    .select(['urutan', 'entri'])
    .where('urutan', '<', size)
    .orderBy('urutan', 'desc')
    .limit(most)
    .execute()
}

/** Lists entries that the log has published and whose rows a restore has lost, the newest first. */
export function listLost(db: Executor, most: number) {
  return db
    .selectFrom('platform.daun_log')
    .select(['urutan', 'entri'])
    .where('hilang', '=', true)
    .orderBy('urutan', 'desc')
    .limit(most)
    .execute()
}

export async function countWaiting(db: Executor): Promise<{ waiting: number; oldest: number; lost: number }> {
  const { rows } = await sql<{ waiting: number; oldest: number; lost: number }>`
    select count(*) filter (where urutan is null)::int as waiting, count(*) filter (where hilang)::int as lost,
      coalesce(extract(epoch from now() - min(dicatat) filter (where urutan is null)), 0)::float8 as oldest
    from platform.daun_log where urutan is null or hilang`.execute(db)
  return rows[0] ?? { waiting: 0, oldest: 0, lost: 0 }
}
