import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { LeafSource } from './leaf-source.ts'

const newest = (jenis: string): RawBuilder<unknown> => sql`lateral (
  select d.id, d.isi, d.keadaan from platform.daun_log d
  where d.jenis = ${jenis} and d.kunci = t.kunci order by d.id desc limit 1)`

const salt = sql`decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')`
const time = sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Inserts the leaves of prepared rows (`kunci`, `nomor`, `peristiwa`, `keadaan`, `isi` as text) and returns their count. */
export async function insertLeaves(trx: Executor, jenis: string, rows: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with baru as materialized (select t.*, ${salt} as garam, ${time} as waktu from (${rows}) t)
    insert into platform.daun_log (jenis, kunci, keadaan, garam, isi, entri)
    select ${jenis}, kunci, keadaan, garam, isi, jsonb_build_object('v', 1, 'jenis', ${jenis}::text, 'nomor', nomor,
      'peristiwa', peristiwa, 'waktu', waktu, 'sidik', encode(sha256(garam || convert_to(isi, 'UTF8')), 'hex'))::text
    from baru order by kunci`.execute(trx)
  return Number(numAffectedRows)
}

function appendDiffering(
  trx: Executor,
  { jenis, rows }: LeafSource,
  ids: readonly number[],
  first: RawBuilder<unknown>,
): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0)
  return insertLeaves(
    trx,
    jenis,
    sql`select t.kunci, t.nomor, t.keadaan, t.isi::text as isi,
        case when lama.id is null then ${first} when lama.keadaan = t.keadaan then 'ubah' else t.keadaan end as peristiwa
      from (${sql.raw(rows)}) t left join ${newest(jenis)} lama on true
      where t.id = any (${ids}::bigint[]) and lama.isi is distinct from t.isi::text`,
  )
}

/** Appends a leaf for each of these rows that differs from its newest leaf. Call it after every insert into a source. */
export const appendLeaves = (trx: Executor, source: LeafSource, ids: readonly number[]): Promise<number> =>
  appendDiffering(trx, source, ids, sql`t.mula`)

/** The event of a row whose first leaf comes later than the row. */
export const late = 'susulan'

/**
 * Appends a leaf for each of these rows that differs from its newest leaf. Call it after every update of a source. A row
 * that has no leaf yet gets one as a late entry, not as a new row.
 */
export const appendChanges = (trx: Executor, source: LeafSource, ids: readonly number[]): Promise<number> =>
  appendDiffering(trx, source, ids, sql`${late}::text`)

/** Selects the rows that have no leaf, prepared for `insertLeaves`. `which` is a condition on the row `t`. */
export const withoutLeaf = (
  { jenis, rows }: LeafSource,
  event: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
) => sql`
  select t.kunci, t.nomor, t.keadaan, t.isi::text as isi, ${event} as peristiwa
  from (${sql.raw(rows)}) t left join ${newest(jenis)} lama on true where lama.id is null and ${which}`

export const gone = 'dimusnahkan'

/** Empties salt and content of all leaves of these rows, whose deletion the log then tells. */
export async function eraseLeaves(trx: Executor, jenis: string, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ kunci: string; nomor: string }>`
    select distinct on (kunci) kunci, entri::jsonb ->> 'nomor' as nomor from platform.daun_log
    where jenis = ${jenis} and kunci = any (${keys}) order by kunci, id desc`.execute(trx)
  await trx
    .updateTable('platform.daun_log')
    .set({ garam: null, isi: null })
    .where('jenis', '=', jenis)
    .where(sql<boolean>`kunci = any (${keys})`)
    .execute()
  await insertLeaves(
    trx,
    jenis,
    sql`select kunci, nomor, ${gone}::text as keadaan, '{}' as isi, ${gone}::text as peristiwa
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (kunci text, nomor text)`,
  )
}

const rowsGone = ({ jenis, rows }: LeafSource) => sql`
  select lama.kunci from (select distinct on (kunci) kunci, keadaan from platform.daun_log
    where jenis = ${jenis} and kunci is not null order by kunci, id desc) lama
  where lama.keadaan <> ${gone} and not exists (select from (${sql.raw(rows)}) t where t.kunci = lama.kunci)`

/** Erases the leaves of rows that this transaction has deleted for good. */
export async function eraseDeletedRows(trx: Executor, source: LeafSource): Promise<void> {
  const { rows } = await sql<{ kunci: string }>`${rowsGone(source)}`.execute(trx)
  if (rows.length > 0)
    await eraseLeaves(
      trx,
      source.jenis,
      rows.map(({ kunci }) => kunci),
    )
}

/** Returns what is wrong with the rows of a source, compared with their newest leaves. */
export async function findChangedRows(db: Executor, source: LeafSource): Promise<string[]> {
  const { jenis, rows } = source
  const { rows: found } = await sql<{ kunci: string; sebab: string }>`
    select t.kunci, case when lama.id is null then 'has no leaf' else 'differs from its newest leaf' end as sebab
    from (${sql.raw(rows)}) t left join ${newest(jenis)} lama on true
    where lama.isi is distinct from t.isi::text
    union all
    select g.kunci, 'has leaves but no row' from (${rowsGone(source)}) g`.execute(db)
  return found.map(({ kunci, sebab }) => `${jenis}/${kunci} ${sebab}`)
}

/** Returns leaves whose content does not have the hash of their entry, and emptied ones whose row was not erased. */
export async function findChangedLeaves(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: number; jenis: string; kunci: string | null; sebab: string }>`
    select d.id, d.jenis, d.kunci, 'has another hash than its content' as sebab from platform.daun_log d
    where d.isi is not null
      and d.entri::jsonb ->> 'sidik' is distinct from encode(sha256(d.garam || convert_to(d.isi, 'UTF8')), 'hex')
    union all
    select d.id, d.jenis, d.kunci, 'is empty, but its row was not erased' from platform.daun_log d
    where d.isi is null and not d.hilang and not exists (select from platform.daun_log m
      where m.jenis = d.jenis and m.kunci = d.kunci and m.keadaan = ${gone} and m.id > d.id)`.execute(db)
  return rows.map(({ id, jenis, kunci, sebab }) => `leaf ${id} of ${jenis}/${kunci ?? '?'} ${sebab}`)
}
