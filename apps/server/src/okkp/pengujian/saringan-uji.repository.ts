import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { listKomoditasIdsNamed } from '../komoditas/komoditas.repository.ts'
import { inTestScope } from './in-test-scope.ts'

/** One of the tables of tests; they share the columns of region, day and search. */
export interface TestKind {
  table: string
  /** The columns of its kind of test and of its result. */
  jenis: string
  hasil: string
  /** Counters over (provinsi_id, tujuan_provinsi_id, jenis, hasil) and (kota_id, jenis, hasil). */
  counter: string
  cityCounter: string
}

export interface TestFilter {
  search?: string | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  jenis?: number | undefined
  /** A result, or `belum` for none yet. */
  hasil?: string | undefined
  /** Of rapid tests: where the food comes from, and what a positive has come to. */
  kategori?: string | undefined
  keadaan?: string | undefined
  komoditas_id?: number | undefined
  batch_id?: number | undefined
  registrasi_id?: number | undefined
}

export type SortUji = '-tanggal' | 'tanggal' | '-created_at' | 'created_at'
type Condition = RawBuilder<SqlBool>

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** Numbers follow the order of entry. */
export function orderUji(sort: SortUji): RawBuilder<unknown> {
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return sort.endsWith('created_at') ? sql`u.id ${way}` : sql`u.tanggal ${way}, u.id ${way}`
}

/** By column and value, each with an index in the order of the list or few enough rows. */
export function plainConditions(kind: TestKind, filter: TestFilter): Condition[] {
  const equal = {
    provinsi_id: filter.provinsi_id,
    kota_id: filter.kota_id,
    [kind.jenis]: filter.jenis,
    komoditas_id: filter.komoditas_id,
    batch_id: filter.batch_id,
    registrasi_id: filter.registrasi_id,
    kategori: filter.kategori,
    keadaan: filter.keadaan,
    [kind.hasil]: filter.hasil === 'belum' ? undefined : filter.hasil,
  }
  const conditions = Object.entries(equal).flatMap(([name, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(`u.${name}`)} = ${value}`],
  )
  if (filter.hasil === 'belum') conditions.push(sql`${sql.ref(`u.${kind.hasil}`)} is null`)
  if (filter.start_date) conditions.push(sql`u.tanggal >= ${filter.start_date}`)
  if (filter.end_date) conditions.push(sql`u.tanggal <= ${filter.end_date}`)
  return conditions
}

/**
 * A word stands in the test's own text or names its commodity, whose ids go into the query as values: as a subquery the
 * planner would guess them to match everywhere. Never as a named statement: its plan depends on the word.
 */
export async function wordCondition(
  db: Executor,
  search: string | undefined,
): Promise<Condition | undefined> {
  if (!search) return undefined
  const ids = await listKomoditasIdsNamed(db, search)
  const inText = sql<SqlBool>`u.cari ${likeWords(search)}`
  return ids.length === 0 ? inText : sql`(${inText} or u.komoditas_id = any(${ids}::bigint[]))`
}

/**
 * The tests that a scope reaches, as one or two sets without a row in common: what a laboratory was entrusted with lies in
 * other provinces. Each set has an index in the order of the list, and their union is merged in that order.
 */
export function reachedSets(scope: RegionScope): Condition[] {
  if (scope.jenis !== 'provinsi' || !scope.titipan) return [inTestScope('u', scope)]
  return [sql`u.provinsi_id = ${scope.provinsi_id}`, sql`u.tujuan_provinsi_id = ${scope.provinsi_id}`]
}

/** Some columns of the living tests that scope and conditions leave, as `u`; `first` where so many of an order are enough. */
export function found(
  kind: TestKind,
  scope: RegionScope,
  conditions: readonly Condition[],
  columns: RawBuilder<unknown>,
  first?: { sort: SortUji; rows: RawBuilder<number> },
): RawBuilder<unknown> {
  const sets = reachedSets(scope)
  // Each set gives its own first ones: merged as a whole, PostgreSQL would sort both of them for ten rows.
  const part = first && sets.length > 1 ? sql`order by ${orderUji(first.sort)} limit ${first.rows}` : sql``
  const parts = sets.map(
    (reached) => sql`(select ${columns} from ${sql.table(kind.table)} u
      where u.dihapus is null and ${reached} and ${allOf(conditions)} ${part})`,
  )
  return sql`(${sql.join(parts, sql` union all `)})`
}
