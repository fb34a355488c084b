import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

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

const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** What the counters know a total of. */
interface Counted {
  provinsi_id?: Id
  kota_id?: Id
  jenis?: Id
  hasil?: string | undefined
}
type Id = number | string | boolean | undefined
const counted: readonly string[] = ['provinsi_id', 'kota_id', 'jenis', 'hasil']

/** Which rows of which counter make up what a scope and a region leave. */
function counterOf(
  kind: TestKind,
  scope: RegionScope,
  { provinsi_id, kota_id }: Counted,
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

function hasilConditions(kind: TestKind, { jenis, hasil }: Counted): RawBuilder<SqlBool>[] {
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

/** The exact total; undefined where the counters do not know it. */
export async function totalFromCounters(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: Counted,
): Promise<number | undefined> {
  if (!Object.keys(filter).every((name) => counted.includes(name))) return undefined
  const { counter, reached } = counterOf(kind, scope, filter)
  const { rows } = await sql<{ total: number }>`select coalesce(sum(n), 0)::bigint as total
    from ${sql.table(`${counter}_kini`)} where ${allOf([reached, ...hasilConditions(kind, filter)])}`.execute(
    db,
  )
  return rows[0]?.total
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
  region: Pick<Counted, 'provinsi_id' | 'kota_id'>,
): Promise<JumlahUji[]> {
  const known = counterOf(kind, scope, region)
  const { rows } = await sql<JumlahUji>`
    select ${sql.ref(kind.jenis)} as jenis, ${sql.ref(kind.hasil)} as hasil, sum(n)::bigint as n
    from ${sql.table(`${known.counter}_kini`)} where ${known.reached} group by 1, 2 having sum(n) <> 0`.execute(
    db,
  )
  return rows
}
