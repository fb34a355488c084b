import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import { kantorSumber } from './kantor-sumber.repository.ts'

/** Case with the data for the message to its office. */
export interface Dibuka {
  id: number
  provinsi_id: number
  kota_id: number | null
  parameter: string
  komoditas: string
  lokasi: string
  batas_waktu: string | null
  /** The centre must guide the holder of its permit. */
  bina_pusat: boolean
}
export const told = [
  ...(['id', 'provinsi_id', 'kota_id', 'parameter', 'komoditas', 'lokasi', 'batas_waktu'] as const),
  'bina_pusat',
] as const

const gate = sql`hashtext('okkp.kasus')`
/** An import holds the gate alone. Single findings share it and each hold the keys of their subject. */
const mostKeys = 20

/**
 * Makes findings about the same subject wait for each other until the transaction ends, so that two at once become one
 * case. Keys are taken in order, so that no two transactions wait for each other.
 */
export async function lockKeys(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length > mostKeys) {
    await sql`select pg_advisory_xact_lock(${gate}, 0)`.execute(trx)
    return
  }
  await sql`select pg_advisory_xact_lock_shared(${gate}, 0)`.execute(trx)
  for (const key of [...new Set(keys)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`kasus ${key}`}, 0))`.execute(trx)
}

/** Returns the open cases that share a key, locked, oldest first. */
export function lockOpenByKeys(trx: Trx, keys: readonly string[]) {
  return trx
    .selectFrom('okkp.kasus')
    .select(['id', 'kunci'])
    .where('ditutup', 'is', null)
    .where(sql<boolean>`kunci && ${keys}::text[]`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function nextKasusIds(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('okkp.kasus', 'id')) as id from generate_series(1, ${count}::int)`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

const atOnce = 500
async function insertChunks<T extends 'okkp.kasus' | 'okkp.kasus_sumber' | 'okkp.kasus_riwayat'>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce) as never[]
    await trx.insertInto(table).values(values).execute()
  }
}

export const insertKasus = (trx: Trx, rows: readonly Insertable<DB['okkp.kasus']>[]) =>
  insertChunks(trx, 'okkp.kasus', rows)
export const insertSumber = (trx: Trx, rows: readonly Insertable<DB['okkp.kasus_sumber']>[]) =>
  insertChunks(trx, 'okkp.kasus_sumber', rows)
export const insertRiwayat = (trx: Trx, rows: readonly Insertable<DB['okkp.kasus_riwayat']>[]) =>
  insertChunks(trx, 'okkp.kasus_riwayat', rows)

/** Collects the keys of all sources of these cases, and counts the change of known ones for the optimistic lock. */
export async function gatherKeys(
  trx: Trx,
  ids: readonly number[],
  at: Date,
  opened: readonly number[] = [],
): Promise<void> {
  await sql`
    update okkp.kasus t set updated_at = ${at}, versi = versi + case when t.id = any(${opened}::bigint[]) then 0 else 1 end,
      kunci = array(select distinct k from okkp.kasus_sumber s, unnest(s.kunci) k where s.kasus_id = t.id order by k),
      subjek = array(select distinct k from okkp.kasus_sumber s, unnest(s.subjek) k where s.kasus_id = t.id order by k)
    where t.id = any(${ids}::bigint[])`.execute(trx)
}

export function readTold(db: Executor, ids: readonly number[]): Promise<Dibuka[]> {
  return db
    .selectFrom('okkp.kasus')
    .select(told)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Returns the sources of these records that already belong to a case. */
export async function findKnown(trx: Trx, asal: AsalKasus, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ asal_id: number }>`
    select asal_id from okkp.kasus_sumber where asal = ${asal} and asal_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  return new Set(rows.map(({ asal_id }) => asal_id))
}

/** Locks the case of a source, then reads the source again. */
export async function lockSumber(trx: Trx, asal: AsalKasus, asalId: number) {
  await sql`select from okkp.kasus where id = (select kasus_id from okkp.kasus_sumber
    where asal = ${asal} and asal_id = ${asalId}) for update`.execute(trx)
  return trx
    .selectFrom('okkp.kasus_sumber as s')
    .innerJoin('okkp.kasus as t', 't.id', 's.kasus_id')
    .select(['s.id', 's.kasus_id', 's.berlaku', 's.temuan', 't.ditutup', 't.ditutup_koreksi', 't.versi'])
    .select(['t.asal as asal_pertama', 't.asal_id as id_pertama'])
    .where('s.asal', '=', asal)
    .where('s.asal_id', '=', asalId)
    .executeTakeFirst()
}
export type SumberRow = NonNullable<Awaited<ReturnType<typeof lockSumber>>>

export async function updateSumber(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.kasus_sumber']>,
): Promise<void> {
  await trx.updateTable('okkp.kasus_sumber').set(values).where('id', '=', id).execute()
}

export async function updateKasus(trx: Trx, id: number, values: Updateable<DB['okkp.kasus']>): Promise<void> {
  await trx.updateTable('okkp.kasus').set(values).where('id', '=', id).execute()
}

export async function countSumber(trx: Trx, id: number): Promise<{ semua: number; berlaku: number }> {
  const { rows } = await sql<{ semua: number; berlaku: number }>`
    select count(*)::int as semua, count(*) filter (where berlaku)::int as berlaku
    from okkp.kasus_sumber where kasus_id = ${id}`.execute(trx)
  return rows[0] ?? { semua: 0, berlaku: 0 }
}

/** Gives the case the summary of its first remaining source. Returns that source if it is another one now. */
export async function promoteSumber(
  trx: Trx,
  id: number,
): Promise<{ registrasi_id: number | null; provinsi_id: number; kota_id: number | null } | undefined> {
  const { rows } = await sql<{ registrasi_id: number | null; provinsi_id: number; kota_id: number | null }>`
    update okkp.kasus t set asal = s.asal, asal_id = s.asal_id, tanggal = s.tanggal, parameter = s.temuan,
      komoditas = s.komoditas, lokasi = s.lokasi, asal_provinsi_id = s.provinsi_id, asal_kota_id = s.kota_id
    from (select * from okkp.kasus_sumber where kasus_id = ${id} order by berlaku desc, pada, id limit 1) s
    where t.id = ${id} and (t.asal, t.asal_id) is distinct from (s.asal, s.asal_id)
    returning s.registrasi_id, ${kantorSumber.provinsi_id} as provinsi_id, ${kantorSumber.kota_id} as kota_id`.execute(
    trx,
  )
  return rows[0]
}

/** True for a case that more than its sources belong to. It must not disappear with one of them. */
const answeredSql = sql`(exists (select from okkp.uji_lab l where l.tindak_lanjut_id = t.id and l.dihapus is null)
  or exists (select from okkp.pengawasan w where w.tindak_lanjut_id = t.id and w.dihapus is null)
  or exists (select from okkp.kasus_tindakan d where d.kasus_id = t.id)
  or exists (select from okkp.kasus_usulan v where v.kasus_id = t.id)
  or exists (select from okkp.permintaan_uji a where a.kasus_id = t.id)
  or exists (select from okkp.kasus_uji_ulang e where e.kasus_id = t.id)
  or exists (select from okkp.peringatan w where (w.bukti_asal = 'kasus' and w.bukti_id = t.id) or (w.bukti_asal, w.bukti_id) in (
    select c.asal, c.asal_id from okkp.kasus_sumber c where c.kasus_id = t.id)))`

/** Locks the cases of these records, so that nobody starts to work on one while an undo judges it. */
export async function lockKasusOf(trx: Trx, asal: AsalKasus, ids: readonly number[]): Promise<void> {
  await sql`select from okkp.kasus where id in (select kasus_id from okkp.kasus_sumber
    where asal = ${asal} and asal_id = any(${ids}::bigint[])) order by id for update`.execute(trx)
}

/** Condition on a test `u`: its case was answered, so an undone import keeps it. */
export const followed = (asal: AsalKasus) => sql<boolean>`exists (select from okkp.kasus_sumber s
  join okkp.kasus t on t.id = s.kasus_id where s.asal = ${asal} and s.asal_id = u.id and (t.ditutup is not null or ${answeredSql}))`

/** True if a warning cites this record: the record leads its reader to the case. */
export async function isCited(trx: Trx, asal: AsalKasus, asalId: number): Promise<boolean> {
  const { rows } =
    await sql`select from okkp.peringatan where bukti_asal = ${asal} and bukti_id = ${asalId} limit 1`.execute(
      trx,
    )
  return rows.length > 0
}

export async function isAnswered(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select ${answeredSql} as ada from okkp.kasus t where t.id = ${id}`.execute(trx)
  return rows[0]?.ada ?? false
}

/**
 * Takes sources out of their cases, and deletes cases that have no source left. The caller has made sure that nobody
 * answered those cases. Returns the cases that remain.
 */
export async function removeSumber(trx: Trx, asal: AsalKasus, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ kasus_id: number }>`
    delete from okkp.kasus_sumber where asal = ${asal} and asal_id = any(${ids}::bigint[]) returning kasus_id`.execute(
    trx,
  )
  const touched = [...new Set(rows.map(({ kasus_id }) => kasus_id))]
  // Deleted tests and supervisions may still name a case that disappears.
  const empty = sql`(select t.id from okkp.kasus t where t.id = any(${touched}::bigint[])
    and not exists (select from okkp.kasus_sumber s where s.kasus_id = t.id))`
  await sql`update okkp.uji_lab set tindak_lanjut_id = null where tindak_lanjut_id in ${empty}`.execute(trx)
  await sql`update okkp.pengawasan set tindak_lanjut_id = null where tindak_lanjut_id in ${empty}`.execute(
    trx,
  )
  const gone = await sql<{ id: number }>`delete from okkp.kasus where id in ${empty} returning id`.execute(
    trx,
  )
  const missing = new Set(gone.rows.map(({ id }) => id))
  return touched.filter((id) => !missing.has(id))
}

/** Returns region and company of the registered units. */
export async function readUnits(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('okkp.registrasi')
    .select(['id', 'provinsi_id', 'kota_id', 'perusahaan_id'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findFollowed(trx: Trx, asal: AsalKasus, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${ids}::bigint[]) as u (id) where ${followed(asal)}`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Locks the next open cases, in the order of their numbers. */
export async function lockOpenAfter(trx: Trx, after: number, limit: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('okkp.kasus')
    .select('id')
    .where('ditutup', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
