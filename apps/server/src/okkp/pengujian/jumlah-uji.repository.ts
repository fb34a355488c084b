import type { Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { allOf, found, plainConditions, type TestFilter, type TestKind } from './saringan-uji.repository.ts'

/** What the counters know a total of. */
const counted: readonly string[] = ['provinsi_id', 'kota_id', 'jenis', 'hasil']

/** Which rows of which counter make up what a scope and a region leave. */
function counterOf(
  kind: TestKind,
  scope: RegionScope,
  { provinsi_id, kota_id }: TestFilter,
): { counter: string; reached: RawBuilder<SqlBool> } {
  const own = scope.jenis === 'semua' ? undefined : scope.provinsi_id
  const ofCity = scope.jenis === 'kota' ? scope.kota_id : kota_id
  if (ofCity !== undefined) {
    // The code of a city begins with that of its province: regions that contradict each other leave nothing.
    const inside = [provinsi_id, own].flatMap((id) =>
      id === undefined ? [] : [sql<SqlBool>`kota_id / 100 = ${id}`],
    )
    return { counter: kind.cityCounter, reached: allOf([sql`kota_id = ${ofCity}`, ...inside]) }
  }
  const conditions: RawBuilder<SqlBool>[] = []
  if (provinsi_id !== undefined) conditions.push(sql`provinsi_id = ${provinsi_id}`)
  if (scope.jenis === 'provinsi') {
    const reached = sql<SqlBool>`provinsi_id = ${own}`
    conditions.push(scope.titipan ? sql`(${reached} or tujuan_provinsi_id = ${own})` : reached)
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

/** The total as a query of the counters; undefined where they do not know it. */
export function countedTotal(
  kind: TestKind,
  scope: RegionScope,
  filter: TestFilter,
): RawBuilder<number> | undefined {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  if (!asked.every(([name]) => counted.includes(name))) return undefined
  const { counter, reached } = counterOf(kind, scope, filter)
  const conditions = allOf([reached, ...hasilConditions(kind, filter)])
  return sql`select coalesce(sum(n), 0)::bigint as total from ${sql.table(`${counter}_kini`)} where ${conditions}`
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
  const { rows } = await sql<JumlahUji>`
    select ${sql.ref(kind.jenis)} as jenis, ${sql.ref(kind.hasil)} as hasil, sum(n)::bigint as n
    from ${sql.table(`${known.counter}_kini`)} where ${known.reached} group by 1, 2 having sum(n) <> 0`.execute(
    db,
  )
  return rows
}
