import type { AsalTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import type { Due } from '#platform/reminders/reminders.ts'

type Baru = Insertable<DB['okkp.tindak_lanjut']>

/** Opened follow-up with the data for the message to its office. */
export interface Dibuka {
  id: number
  provinsi_id: number
  kota_id: number | null
  parameter: string
  komoditas: string
  lokasi: string
  batas_waktu: string
}

const told = ['id', 'provinsi_id', 'kota_id', 'parameter', 'komoditas', 'lokasi', 'batas_waktu'] as const

/** Inserts follow-ups and skips screenings that already have one. */
export function insertRantai(trx: Trx, rows: readonly Baru[]): Promise<Dibuka[]> {
  return trx
    .insertInto('okkp.tindak_lanjut')
    .values(rows as Baru[])
    .onConflict((conflict) => conflict.doNothing())
    .returning(told)
    .execute()
}

export function lockByAsal(trx: Trx, asal: AsalTindakLanjut, asalId: number) {
  return trx
    .selectFrom('okkp.tindak_lanjut')
    .select([...told, 'ditutup', 'luaran', 'catatan', 'versi'])
    .where('asal', '=', asal)
    .where('asal_id', '=', asalId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateRantai(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.tindak_lanjut']>,
): Promise<void> {
  await trx.updateTable('okkp.tindak_lanjut').set(values).where('id', '=', id).execute()
}

export async function deleteRantai(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('okkp.tindak_lanjut').where('id', '=', id).execute()
}

/** Checks whether a test or supervision answers the follow-up. Deleted ones do not count. */
export async function hasAnswers(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`select
    exists (select from okkp.uji_lab where tindak_lanjut_id = ${id} and dihapus is null)
    or exists (select from okkp.pengawasan where tindak_lanjut_id = ${id} and dihapus is null) as ada`.execute(
    trx,
  )
  return rows[0]?.ada ?? false
}

/**
 * Deletes the follow-ups of the given screenings that nobody answered or closed. Returns the screenings whose follow-up
 * remains.
 */
export async function dropUnanswered(
  trx: Trx,
  asal: AsalTindakLanjut,
  ids: readonly number[],
): Promise<Set<number>> {
  await sql`delete from okkp.tindak_lanjut t where t.asal = ${asal} and t.asal_id = any(${ids}::bigint[]) and t.ditutup is null
    and not exists (select from okkp.uji_lab l where l.tindak_lanjut_id = t.id)
    and not exists (select from okkp.pengawasan w where w.tindak_lanjut_id = t.id)`.execute(trx)
  const { rows } = await sql<{ asal_id: number }>`
    select asal_id from okkp.tindak_lanjut where asal = ${asal} and asal_id = any(${ids}::bigint[])`.execute(
    trx,
  )
  return new Set(rows.map(({ asal_id }) => asal_id))
}

/** Removes the link from deleted answers, so that the follow-up can be deleted. */
export async function forgetAnswers(trx: Trx, id: number): Promise<void> {
  await sql`update okkp.uji_lab set tindak_lanjut_id = null where tindak_lanjut_id = ${id}`.execute(trx)
  await sql`update okkp.pengawasan set tindak_lanjut_id = null where tindak_lanjut_id = ${id}`.execute(trx)
}

/** Returns the region of the registered unit, if the registration has one. */
export async function regionOfRegistrasi(db: Executor, id: number) {
  const row = await db
    .selectFrom('okkp.registrasi')
    .select(['provinsi_id', 'kota_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.provinsi_id == null ? undefined : { provinsi_id: row.provinsi_id, kota_id: row.kota_id }
}

/** Key under which the portal stores sent reminders of follow-ups. */
export const remindedSubject = 'tindak-lanjut'

export function findToRemind(db: Executor, { from, until, unsent, most }: Due) {
  return db
    .selectFrom('okkp.tindak_lanjut')
    .select(told)
    .select('batas_waktu as end')
    .where('ditutup', 'is', null)
    .where('batas_waktu', '>=', from)
    .where('batas_waktu', '<=', until)
    .where(unsent({ id: 'okkp.tindak_lanjut.id', end: 'batas_waktu' }))
    .orderBy('batas_waktu')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Checks whether the follow-up is open. The row lock keeps that state until the transaction ends. */
export async function isOpen(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('okkp.tindak_lanjut')
    .select('id')
    .where('id', '=', id)
    .where('ditutup', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
