import type { Total } from '@portal/domain/platform/list/pagination'
import { provinsiOfKota, type RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { allOf, found, plainConditions, type TestFilter, type TestKind } from './saringan-uji.repository.ts'

/** What the counters know a total of. */
const counted: readonly string[] = ['provinsi_id', 'kota_id', 'jenis', 'hasil']

/** Which rows of which counter make up what a scope and a region leave; undefined where none knows. */
function counterOf(
  kind: TestKind,
  scope: RegionScope,
  { provinsi_id, kota_id }: TestFilter,
): { counter: string; reached: RawBuilder<SqlBool> } | undefined {
  const ofCity = scope.jenis === 'kota' ? scope.kota_id : kota_id
  if (ofCity !== undefined) {
    // Regions that contradict each other leave no row, which the counters cannot say.
    const inside = provinsi_id ?? (scope.jenis === 'semua' ? undefined : scope.provinsi_id)
    if (inside !== undefined && provinsiOfKota(ofCity) !== inside) return undefined
    return { counter: kind.cityCounter, reached: sql`kota_id = ${ofCity}` }
  }
  const conditions: RawBuilder<SqlBool>[] = []
  if (provinsi_id !== undefined) conditions.push(sql`provinsi_id = ${provinsi_id}`)
  if (scope.jenis === 'provinsi') {
    const own = sql<SqlBool>`provinsi_id = ${scope.provinsi_id}`
    conditions.push(scope.titipan ? sql`(${own} or tujuan_provinsi_id = ${scope.provinsi_id})` : own)
  }
  return { counter: kind.counter, reached: allOf(conditions) }
}

function hasilConditions(kind: TestKind, { jenis, hasil }: TestFilter): RawBuilder<SqlBool>[] {
  return [
    ...(jenis === undefined ? [] : [sql<SqlBool>`${sql.ref(kind.jenis)} = ${jenis}`]),
    ...(hasil === undefined
      ? []
      : [
          hasil === 'belum'
            ? sql<SqlBool>`${sql.ref(kind.hasil)} is null`
            : sql<SqlBool>`${sql.ref(kind.hasil)} = ${hasil}`,
        ]),
  ]
}

/** Rows are counted so far; of what is more, only that it is more is said. */
const countedUpTo = 10_000

/** What is asked for, by name. */
export function askedOf(filter: TestFilter): string[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [name],
  )
}

/** The total as a query of the counters; undefined where they do not know it. */
export function countedTotal(
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
): RawBuilder<number> | undefined {
  const known = askedOf(filter).every((name) => counted.includes(name))
    ? counterOf(kind, scope, filter)
    : undefined
  if (!known) return undefined
  const conditions = allOf([known.reached, ...hasilConditions(kind, filter)])
  return sql`select coalesce(sum(n), 0)::bigint as total from ${sql.table(`${known.counter}_kini`)} where ${conditions}`
}

/** What no counter knows, counted up to a limit; the same on every page. */
export async function totalOfTests(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
): Promise<Total> {
  const from = found(kind, scope, plainConditions(kind, filter), sql`u.id`)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from ${from} u limit ${countedUpTo + 1}) sebagian`.execute(db)
  const n = rows[0]?.n ?? 0
  return n > countedUpTo ? { total: countedUpTo, atLeast: true } : { total: n }
}

export interface JumlahUji {
  jenis: number
  hasil: string | null
  n: number
}

/** How many of each kind and result a scope reaches, in a region of it. */
export async function countByJenis(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  region: Pick<TestFilter, 'provinsi_id' | 'kota_id'>,
): Promise<JumlahUji[]> {
  const known = counterOf(kind, scope, region)
  if (!known) return []
  const { rows } = await sql<JumlahUji>`
    select ${sql.ref(kind.jenis)} as jenis, ${sql.ref(kind.hasil)} as hasil, sum(n)::bigint as n
    from ${sql.table(`${known.counter}_kini`)} where ${known.reached} group by 1, 2 having sum(n) <> 0`.execute(
    db,
  )
  return rows
}
