import { type RawBuilder, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'

/** The storage of a master: its table, the columns besides `nama`, and a filter if several masters share a table. */
export interface MasterTable {
  table: string
  columns: readonly string[]
  /** Columns that the API returns but never writes. */
  readOnly: readonly string[]
  within?: { column: string; value: string }
}

export interface MasterRow extends Record<string, unknown> {
  id: number
  nama: string
  versi: number
}
export type MasterForm = Record<string, unknown> & { nama: string }

const selected = ({ columns, readOnly }: MasterTable) =>
  sql.join(['id', 'nama', 'versi', ...columns, ...readOnly].map((name) => sql.ref(name)))
const narrowed = ({ within }: MasterTable): RawBuilder<boolean> =>
  within ? sql<boolean>`${sql.ref(within.column)} = ${within.value}` : sql<boolean>`true`

export async function listMaster(db: Executor, master: MasterTable): Promise<MasterRow[]> {
  const { rows } = await sql<MasterRow>`
    select ${selected(master)} from ${sql.table(master.table)}
    where ${narrowed(master)} order by id`.execute(db)
  return rows
}

export async function lockMaster(trx: Trx, master: MasterTable, id: number): Promise<MasterRow | undefined> {
  const { rows } = await sql<MasterRow>`
    select ${selected(master)} from ${sql.table(master.table)}
    where id = ${id} and ${narrowed(master)} for update`.execute(trx)
  return rows[0]
}

/** Inserts a master. Returns undefined if the name already exists. */
export async function insertMaster(
  trx: Trx,
  master: MasterTable,
  form: MasterForm,
): Promise<number | undefined> {
  const { within } = master
  const names = ['nama', ...master.columns, ...(within ? [within.column] : [])]
  const values = [form.nama, ...master.columns.map((name) => form[name]), ...(within ? [within.value] : [])]
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(master.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)})
    on conflict do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export async function isNamesake(
  trx: Trx,
  master: MasterTable,
  nama: string,
  ownId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(master.table)}
    where lower(nama) = lower(${nama}) and id <> ${ownId} and ${narrowed(master)}`.execute(trx)
  return rows.length > 0
}

export async function updateMaster(
  trx: Trx,
  master: MasterTable,
  { id }: MasterRow,
  form: MasterForm,
  { at, versi }: Stamp & { versi: number },
): Promise<void> {
  const sets = ['nama', ...master.columns].map((name) => sql`${sql.ref(name)} = ${form[name]}`)
  await sql`update ${sql.table(master.table)} set ${sql.join(sets)}, versi = ${versi}, updated_at = ${at}
    where id = ${id}`.execute(trx)
}

export async function deleteMaster(trx: Trx, master: MasterTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(master.table)} where id = ${id}`.execute(trx)
}
