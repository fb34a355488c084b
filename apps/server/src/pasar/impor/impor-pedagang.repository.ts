import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { KeptRow } from '#platform/impor/import-definition.ts'

interface Named {
  id: number
  nama: string
}

export async function loadNames(db: Executor): Promise<{ komoditas: Named[]; kota: Named[] }> {
  const [komoditas, kota] = await Promise.all([
    db.selectFrom('okkp.komoditas').select(['id', 'nama']).orderBy('nama').execute(),
    db.selectFrom('wilayah.kota').select(['id', 'nama']).orderBy('nama').execute(),
  ])
  return { komoditas, kota }
}

/** Returns which of these stalls and names (`kios|nama`, in lower case) already exist in the market. */
export async function findTakenStalls(
  trx: Trx,
  pasarId: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ kunci: string }>`
    select lower(nomor_kios) || '|' || lower(coalesce(nama, '')) as kunci from pasar.pedagang
    where pasar_id = ${pasarId} and lower(nomor_kios) || '|' || lower(coalesce(nama, '')) = any(${keys}::text[])`.execute(
    trx,
  )
  return new Set(rows.map(({ kunci }) => kunci))
}

export async function setBatch(trx: Trx, id: number, batchId: number): Promise<void> {
  await trx.updateTable('pasar.pedagang').set({ batch_id: batchId }).where('id', '=', id).execute()
}

/** Deletes the imported rows that nobody has changed, and the groups that become empty. */
export async function removeUntouched(trx: Trx, batchId: number): Promise<number> {
  await sql`select from pasar.pedagang where batch_id = ${batchId} order by id for update`.execute(trx)
  const { rows } = await sql<{ group_id: number }>`
    delete from pasar.pedagang where batch_id = ${batchId} and versi = 1 returning group_id`.execute(trx)
  const groups = [...new Set(rows.map(({ group_id }) => group_id))]
  await sql`delete from pasar.kelompok_pedagang g where g.id = any(${groups}::bigint[])
    and not exists (select from pasar.pedagang d where d.group_id = g.id)`.execute(trx)
  return rows.length
}

const mostListed = 200

export async function touchedRows(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }> {
  const { rows } = await sql<KeptRow & { total: number }>`
    select id, nomor_kios as nomor, 'Sudah diubah setelah diimpor' as sebab, count(*) over () as total
    from pasar.pedagang where batch_id = ${batchId} order by id limit ${mostListed}`.execute(trx)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ id, nomor, sebab }) => ({ id, nomor, sebab })) }
}
