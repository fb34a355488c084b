import type { JenisDataUsaha, NamedFiles } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { fileBidang } from '@portal/domain/psat/isian/bidang'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatMitra, PsatUnitProduksi } from '#platform/database/schema.gen.ts'
import { tabelDataUsaha } from './koleksi.ts'

/** Columns that all tables of the library share. Only the schema of the kind knows the other columns. */
export type BarisUsaha = Pick<
  Selectable<PsatUnitProduksi>,
  'id' | 'perusahaan_id' | 'versi' | 'created_at' | 'updated_at' | 'dihapus'
> &
  Record<string, unknown>

type Wakil = 'psat.unit_produksi'
const wakil = (jenis: JenisDataUsaha) => tabelDataUsaha[jenis] as Wakil

/** Condition on the kind, because suppliers and customers share a table. */
function ofJenis(jenis: JenisDataUsaha) {
  return jenis === 'pemasok' || jenis === 'pelanggan' ? sql<SqlBool>`jenis = ${jenis}` : sql<SqlBool>`true`
}

function rowsOf(db: Executor, jenis: JenisDataUsaha) {
  return db.selectFrom(wakil(jenis)).selectAll().where(ofJenis(jenis)).$castTo<BarisUsaha>()
}

/** Lists rows that are not deleted. `ids` selects some of them, in the given order. */
export async function listBaris(
  db: Executor,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  ids?: readonly number[],
): Promise<BarisUsaha[]> {
  const query = rowsOf(db, jenis).where('perusahaan_id', '=', perusahaanId).where('dihapus', 'is', null)
  if (!ids) return query.orderBy('id').execute()
  const rows = await query.where(sql<SqlBool>`id = any(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

export function lockBaris(trx: Trx, jenis: JenisDataUsaha, perusahaanId: number, id: number) {
  return rowsOf(trx, jenis)
    .where('id', '=', id)
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the ids that the company has, and locks these rows until the transaction ends. */
export async function keepBaris(
  trx: Trx,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom(wakil(jenis))
    .select('id')
    .where(ofJenis(jenis))
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function insertBaris(trx: Trx, jenis: JenisDataUsaha, values: Record<string, unknown>) {
  const mitra: Partial<PsatMitra> = jenis === 'pemasok' || jenis === 'pelanggan' ? { jenis } : {}
  return trx
    .insertInto(wakil(jenis))
    .values({ ...values, ...mitra } as Insertable<PsatUnitProduksi>)
    .returningAll()
    .$castTo<BarisUsaha>()
    .executeTakeFirstOrThrow()
}

export function updateBaris(trx: Trx, jenis: JenisDataUsaha, id: number, values: Record<string, unknown>) {
  return trx
    .updateTable(wakil(jenis))
    .set(values as Updateable<PsatUnitProduksi>)
    .where('id', '=', id)
    .returningAll()
    .$castTo<BarisUsaha>()
    .executeTakeFirstOrThrow()
}

const kolomProduk = {
  'unit-produksi': sql.ref('unit_produksi'),
  pemasok: sql.ref('daftar_pemasok'),
  pelanggan: sql.ref('daftar_pelanggan'),
} as const

export async function findPemakai(
  trx: Trx,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  id: number,
): Promise<string | undefined> {
  if (jenis === 'produk' || jenis === 'ruang-lingkup') return undefined
  const row = await trx
    .selectFrom('psat.produk')
    .select('nama_dagang')
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .where(sql<SqlBool>`${kolomProduk[jenis]} @> array[${id}::bigint]`)
    .limit(1)
    .executeTakeFirst()
  return row?.nama_dagang
}

/** Returns the files that neither the company's library nor any copy of a submission refers to. */
export async function unnamedFiles(
  trx: Trx,
  perusahaanId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<{ kunci: string }>`
    select kunci from unnest(${[...new Set(keys)]}::text[]) as k(kunci)
    where not exists (select from psat.salinan_berkas s where s.kunci = k.kunci)
      and not exists (select from psat.unit_produksi u
        where u.perusahaan_id = ${perusahaanId} and k.kunci in (${refs(fileBidang.unit_produksi)}))
      and not exists (select from psat.produk p
        where p.perusahaan_id = ${perusahaanId} and k.kunci in (${refs(fileBidang.info_produk)}))`.execute(
    trx,
  )
  return rows.map(({ kunci }) => kunci)
}

export async function namesOf(db: Executor, keys: readonly string[]): Promise<NamedFiles> {
  if (keys.length === 0) return {}
  const rows = await db
    .selectFrom('platform.berkas')
    .select(['kunci', 'nama_asli', 'ukuran'])
    .where(sql<SqlBool>`kunci = any(${keys}::text[])`)
    .execute()
  return Object.fromEntries(rows.map(({ kunci, nama_asli: nama, ukuran }) => [kunci, { nama, ukuran }]))
}
