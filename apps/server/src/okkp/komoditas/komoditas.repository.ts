import type { KelompokKomoditas, KomoditasForm } from '@portal/domain/okkp/komoditas/komoditas.schema'
import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { byId, wholeTable, words } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'

function komoditasRows(db: Executor) {
  return db
    .selectFrom('okkp.komoditas as k')
    .innerJoin('okkp.kelompok_komoditas as g', 'g.id', 'k.kelompok_id')
    .select([
      'k.id',
      'k.nama',
      'k.nama_inggris',
      'k.nama_latin',
      'k.kelompok_id',
      'g.nama as kelompok',
      'k.sub_kelompok',
      'k.alias',
      'k.versi',
    ])
}

export type KomoditasRow = Awaited<ReturnType<ReturnType<typeof komoditasRows>['executeTakeFirstOrThrow']>>

const groupName = sql`(select nama from okkp.kelompok_komoditas where id = k.kelompok_id)`

export const komoditasList = list({
  from: 'okkp.komoditas as k',
  rows: komoditasRows,
  visible: wholeTable,
  filters: {
    search: words('k.cari'),
    kelompok_id: byId('k.kelompok_id'),
    /** Filters commodities by whether a registration names them. */
    terdaftar: (wanted: boolean) => sql<SqlBool>`exists (
      select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null) = ${wanted}`,
  },
  orders: {
    nama: sql`k.nama, k.id`,
    '-nama': sql`k.nama desc, k.id`,
    kelompok: sql`${groupName}, k.nama, k.id`,
    '-kelompok': sql`${groupName} desc, k.nama, k.id`,
  },
})

export function lockKomoditas(trx: Trx, id: number): Promise<KomoditasRow | undefined> {
  return komoditasRows(trx).where('k.id', '=', id).forUpdate('k').executeTakeFirst()
}

/** Allows one change of names at a time, because no index can compare names and aliases of different rows. */
export async function lockNames(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.komoditas'))`.execute(trx)
}

/**
 * Finds another commodity that has this name or alias, or whose name is among the new aliases. Two commodities may
 * share an alias.
 */
export function findNamesake(trx: Trx, names: { nama: string; alias: string[] }, ownId: number | undefined) {
  const isNama = sql<boolean>`lower(${names.nama}::text) in (select lower(n) from unnest(k.nama || k.alias) n)`
  const isAlias = sql<boolean>`lower(k.nama) in (select lower(n) from unnest(${names.alias}::text[]) n)`
  let query = trx
    .selectFrom('okkp.komoditas as k')
    .select(['k.nama', isNama.as('is_nama')])
    .where((build) => build.or([isNama, isAlias]))
  if (ownId !== undefined) query = query.where('k.id', '!=', ownId)
  return query.orderBy('is_nama', 'desc').limit(1).executeTakeFirst()
}

export async function insertKomoditas(trx: Trx, form: KomoditasForm): Promise<number> {
  const { id } = await trx.insertInto('okkp.komoditas').values(form).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateKomoditas(
  trx: Trx,
  { id }: KomoditasRow,
  form: KomoditasForm,
  { at, versi }: Stamp & { versi: number },
): Promise<void> {
  await trx
    .updateTable('okkp.komoditas')
    .set({ ...form, versi, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteKomoditas(trx: Trx, { id }: KomoditasRow): Promise<void> {
  await trx.deleteFrom('okkp.komoditas').where('id', '=', id).execute()
}

export function listKelompok(db: Executor): Promise<KelompokKomoditas[]> {
  return db.selectFrom('okkp.kelompok_komoditas').select(['id', 'kode', 'nama']).orderBy('id').execute()
}

export async function komoditasExists(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('okkp.komoditas').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export function findKomoditas(db: Executor, id: number) {
  return db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama', 'alias'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findNamaKomoditas(db: Executor, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('okkp.komoditas').select('nama').where('id', '=', id).executeTakeFirst()
  return row?.nama
}

/** Returns the commodity of the first name that matches. A match by name takes precedence over a match by alias. */
export async function findKomoditasByNames(
  db: Executor,
  names: readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select k.id
    from unnest(${names}::text[]) with ordinality as disebut (nama, urutan)
    join okkp.komoditas k on lower(k.nama) = lower(disebut.nama)
      or lower(disebut.nama) = any(select lower(lain) from unnest(k.alias) as lain)
    order by disebut.urutan, lower(k.nama) <> lower(disebut.nama), k.id
    limit 1`.execute(db)
  return rows[0]?.id
}

export async function listKomoditasIdsNamed(db: Executor, text: string): Promise<number[]> {
  const rows = await db
    .selectFrom('okkp.komoditas')
    .select('id')
    .where(sql<boolean>`cari ${likeWords(text)}`)
    .execute()
  return rows.map(({ id }) => id)
}
