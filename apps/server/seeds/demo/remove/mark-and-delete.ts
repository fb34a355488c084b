import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

interface ForeignKey {
  anak: string
  kolom: string
  induk: string
  kunci: string
  deferrable: boolean
}

/** Reads the foreign keys from the PostgreSQL catalogue, so that the removal also covers future tables. */
async function foreignKeys(trx: Trx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey & { dikenal: boolean }>`
    select k.conrelid::regclass::text as anak, a.attname as kolom, k.confrelid::regclass::text as induk,
      i.attname as kunci, k.condeferrable as deferrable,
      cardinality(k.conkey) = 1 or exists (select from pg_index p where p.indrelid = k.confrelid and p.indisunique
        and p.indpred is null and p.indnkeyatts = 1 and p.indkey[0] = k.confkey[1]) as dikenal
    from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute i on i.attrelid = k.confrelid and i.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace <> coalesce(to_regnamespace('pgboss'), 0::oid::regnamespace)`.execute(
    trx,
  )
  // The removal follows only the first column of a multi-column foreign key. That column alone must identify the parent
  // row.
  const wide = rows.find(({ dikenal }) => !dikenal)
  if (wide)
    throw new Error(
      `The foreign key of ${wide.anak} has more than one column, which the demo removal does not support`,
    )
  return rows
}

const marked = (table: string) => sql`select baris from terpaut where tabel = ${table}`

/**
 * Creates the temporary table of rows to delete, identified by `ctid`. An update changes the `ctid`, so no statement
 * may update a marked row before the transaction ends.
 */
export async function beginMarking(trx: Trx): Promise<void> {
  await sql`create temp table terpaut (tabel text, baris tid, primary key (tabel, baris)) on commit drop`.execute(
    trx,
  )
}

export async function mark(trx: Trx, table: string, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into terpaut select ${table}, ctid from ${sql.table(table)} where ${which}
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows)
}

export async function valuesOf(trx: Trx, table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ nilai: string }>`
    select ${sql.ref(column)}::text as nilai from ${sql.table(table)} where ctid in (${marked(table)})`.execute(
    trx,
  )
  return rows.map(({ nilai }) => nilai)
}

async function markedTables(trx: Trx): Promise<Map<string, number>> {
  const { rows } = await sql<{ tabel: string; jumlah: number }>`
    select tabel, count(*) as jumlah from terpaut group by tabel order by tabel`.execute(trx)
  return new Map(rows.map(({ tabel, jumlah }) => [tabel, jumlah]))
}

/**
 * Marks all rows that refer to marked rows, directly or indirectly, and returns the number of marked rows per table.
 */
export async function markDependents(trx: Trx): Promise<Map<string, number>> {
  const keys = await foreignKeys(trx)
  for (let found = 1; found > 0; ) {
    found = 0
    const tables = await markedTables(trx)
    for (const { anak, kolom, induk, kunci } of keys.filter(({ induk: table }) => tables.has(table))) {
      found += await mark(
        trx,
        anak,
        sql`${sql.ref(kolom)} in (select ${sql.ref(kunci)} from ${sql.table(induk)}
          where ctid in (${marked(induk)}))`,
      )
    }
  }
  const tables = await markedTables(trx)
  if (tables.has('akun.pengguna')) throw new Error('Accounts must not be deleted: the history names them')
  return tables
}

/** Sorts the tables so that each table comes before the tables that its foreign keys refer to. */
function childrenFirst(tables: Iterable<string>, keys: ForeignKey[]): string[] {
  const waiting = new Set(tables)
  const order: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((table) =>
      keys.every(
        ({ anak, induk, deferrable }) =>
          induk !== table || anak === table || deferrable || !waiting.has(anak),
      ),
    )
    if (!next) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    order.push(next)
  }
  return order
}

/**
 * Triggers that block the removal. `hanya_tambah` refuses deletes in append-only tables. The other two update rapid
 * tests, which changes the `ctid` of marked rows.
 */
const inTheWay = ['hanya_tambah', 'keadaan_berubah', 'konfirmasi_terhapus']

async function setTriggers(trx: Trx, tables: string[], how: 'enable' | 'disable'): Promise<void> {
  const { rows } = await sql<{ tabel: string; pemicu: string }>`
    select tgrelid::regclass::text as tabel, tgname as pemicu from pg_trigger
    where tgname = any (${inTheWay}) and tgrelid::regclass::text = any (${tables})`.execute(trx)
  for (const { tabel, pemicu } of rows)
    await sql`alter table ${sql.table(tabel)} ${sql.raw(how)} trigger ${sql.id(pemicu)}`.execute(trx)
}

/**
 * Recomputes the state of the remaining positives, because their case may be gone. The update fires a trigger that
 * sets the real value.
 */
async function refreshPositives(trx: Trx): Promise<void> {
  for (const table of ['okkp.rapid_test', 'pasar.rapid_test'])
    await sql`update ${sql.table(table)} set keadaan = 'menunggu' where hasil_uji = 'Positif'`.execute(trx)
}

/**
 * Deletes the marked rows. Only this function deletes from append-only tables, and only complete files with their hash
 * chains. ALTER TABLE locks the tables, so nobody else uses them while triggers are off.
 */
export async function deleteMarked(trx: Trx): Promise<void> {
  const tables = [...(await markedTables(trx)).keys()]
  await setTriggers(trx, tables, 'disable')
  for (const table of childrenFirst(tables, await foreignKeys(trx)))
    await sql`delete from ${sql.table(table)} where ctid in (${marked(table)})`.execute(trx)
  await sql`set constraints all immediate`.execute(trx)
  await setTriggers(trx, tables, 'enable')
  await refreshPositives(trx)
}
