import type { KeadaanIzin } from '@portal/domain/platform/kode-mandiri/daftar-status'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

export interface DaftarTersimpan {
  dibuat: number
  kunci: string
  sidik: string
}

export function findDaftar(db: Executor): Promise<DaftarTersimpan | undefined> {
  return db.selectFrom('okkp.daftar_status').select(['dibuat', 'kunci', 'sidik']).executeTakeFirst()
}

export function findIsi(db: Executor): Promise<{ dibuat: number; isi: Buffer } | undefined> {
  return db.selectFrom('okkp.daftar_status').select(['dibuat', 'isi']).executeTakeFirst()
}

/** Lets one server at a time write the list. */
export async function lockDaftar(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.daftar_status'))`.execute(trx)
}

export async function saveDaftar(trx: Trx, row: DaftarTersimpan & { isi: Buffer }): Promise<void> {
  await trx
    .insertInto('okkp.daftar_status')
    .values(row)
    .onConflict((conflict) => conflict.column('satu').doUpdateSet(row))
    .execute()
}

/** Returns the highest id and every permit that is not in force, expiry aside. */
export async function readKeadaan(
  db: Executor,
): Promise<{ highest: number; ended: [number, KeadaanIzin][] }> {
  const { rows: top } = await sql<{ highest: number }>`
    select coalesce(max(id), 0) as highest from okkp.registrasi`.execute(db)
  const { rows } = await sql<{ id: number; keadaan: KeadaanIzin }>`
    select id, case
        when dihapus is not null then 'tidak_tercatat'
        when digantikan_oleh is not null then 'digantikan'
        when sanksi = 'dicabut' then 'dicabut'
        else 'dibekukan' end as keadaan
    from okkp.registrasi
    where dihapus is not null or digantikan_oleh is not null or sanksi is not null`.execute(db)
  return { highest: top[0]?.highest ?? 0, ended: rows.map(({ id, keadaan }) => [id, keadaan]) }
}

/** Returns the ranges of ids that no permit has: issues that were never completed, and removed demonstrations. */
export async function listGaps(db: Executor): Promise<{ dari: number; sampai: number }[]> {
  const { rows } = await sql<{ dari: number; sampai: number }>`
    select sebelum + 1 as dari, id - 1 as sampai
    from (select id, lag(id, 1, -1::bigint) over (order by id) as sebelum from okkp.registrasi) urut
    where id > sebelum + 1`.execute(db)
  return rows
}
