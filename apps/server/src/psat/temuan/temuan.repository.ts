import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatTemuan } from '#platform/database/schema.gen.ts'

/** Text of the checklist item, from the checklist version of the file's field audit. */
const uraianButir = sql<string | null>`case when t.sasaran = 'lapangan' then (
  select coalesce(butir ->> 'uraian', bagian ->> 'judul')
  from psat.audit_lapang a
  join psat.ceklis c on c.versi = a.ceklis_versi
  cross join jsonb_array_elements(c.isi) as bagian
  left join jsonb_array_elements(bagian -> 'butir') as butir on butir ->> 'kode' = t.bidang
  where a.pengajuan_id = t.pengajuan_id and (bagian ->> 'kode' = t.bidang or butir is not null)
  limit 1) end`

function temuanRows(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.temuan as t')
    .innerJoin('akun.pengguna as u', 'u.id', 't.oleh')
    .selectAll('t')
    .select(['u.nama as nama_oleh', uraianButir.as('uraian_butir')])
    .where('t.pengajuan_id', '=', pengajuanId)
}
export type TemuanRow = Selectable<PsatTemuan> & { nama_oleh: string; uraian_butir: string | null }

export function listTemuan(db: Executor, pengajuanId: number): Promise<TemuanRow[]> {
  return temuanRows(db, pengajuanId).orderBy('t.id').execute()
}

export function findTemuan(db: Executor, pengajuanId: number, id: number): Promise<TemuanRow | undefined> {
  return temuanRows(db, pengajuanId).where('t.id', '=', id).executeTakeFirst()
}

export async function insertTemuan(trx: Trx, row: Insertable<PsatTemuan>): Promise<number> {
  const { id } = await trx.insertInto('psat.temuan').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTemuan(trx: Trx, id: number, change: Updateable<PsatTemuan>): Promise<void> {
  await trx
    .updateTable('psat.temuan')
    .set({ ...change, versi: sql<number>`versi + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteTemuan(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('psat.temuan').where('id', '=', id).execute()
}
