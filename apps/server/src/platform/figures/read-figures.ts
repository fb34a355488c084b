import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import { type Cover, coverOf } from './cover.ts'
import type { Fact, Tempat, TingkatWilayah } from './fact.ts'
import { tableOf } from './fact-table.ts'

/**
 * The figure of one region and one combination of dimension values. `waktu` (2026, 202611, 20261118) is set only if the
 * request has `per`.
 */
export type Figure<Dimension extends string> = {
  wilayah: number
  waktu: number | null
  pilah: boolean | null
  n: number
} & Record<Dimension, string | number | boolean | null>

export interface Asked<Dimension extends string, Named extends Dimension> {
  tempat: Tempat
  rentang?: RentangHari
  per?: TingkatWaktu | undefined
  /** Dimensions to group by. Undefined means all. */
  rinci?: readonly Named[] | undefined
  only?: RawBuilder<SqlBool> | undefined
  /** An additional grouping expression over the dimensions. Its value becomes `pilah`. */
  pilah?: RawBuilder<SqlBool> | undefined
}

const regionOfRow: Record<TingkatWilayah, string> = {
  nasional: '-1',
  provinsi: 'r.provinsi_id',
  kota: 'r.kota_id',
}
const fineness: readonly TingkatWilayah[] = ['nasional', 'provinsi', 'kota']

export function regionSql(tempat: Tempat): { region: RawBuilder<unknown>; where: RawBuilder<SqlBool> } {
  const region = sql.raw(regionOfRow[tempat.tingkat])
  const where = tempat.tingkat === 'nasional' ? sql`true` : sql`${region} = any(${tempat.ids}::integer[])`
  return { region, where: sql<SqlBool>`${where}` }
}

/** SQL that converts the period of a key to the requested period. */
const periodOfKey = {
  tahun: 'case when waktu > 9999 then waktu / 100 else waktu end',
  bulan: 'waktu',
} as const
const periodOfDay = { tahun: 'YYYY', bulan: 'YYYYMM', hari: 'YYYYMMDD' } as const

const either = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** A fact without a date has a single period. */
const presentState: Cover = { periods: [[0, 0]], days: [] }

const fromKeys = (fact: Fact, tempat: Tempat, periods: Cover['periods']) =>
  sql`from ${sql.table(`${tableOf(fact)}_kini`)} where wilayah = any(${tempat.ids}::integer[])
    and ${either(periods.map(([from, to]) => sql`waktu between ${from} and ${to}`))}`

function keys(fact: Fact, { tempat, per }: Asked<string, string>, periods: Cover['periods']) {
  const waktu = per && per !== 'hari' ? periodOfKey[per] : 'null::integer'
  const names = Object.keys(fact.by).map((name) => `, ${name}`)
  return sql`select wilayah, ${sql.raw(waktu)} as waktu${sql.raw(names.join(''))}, n
    ${fromKeys(fact, tempat, periods)}`
}

/** Selects the same columns from the source rows. */
function rows(
  fact: Fact,
  {
    region,
    per,
    join = sql``,
    where,
  }: {
    region: RawBuilder<unknown>
    per: TingkatWaktu | undefined
    join?: RawBuilder<unknown> | undefined
    where: readonly RawBuilder<SqlBool>[]
  },
) {
  const values = Object.entries(fact.by).map(([name, [, value]]) => `, ${value} as ${name}`)
  const waktu = per && fact.day ? `to_char(${fact.day}, '${periodOfDay[per]}')::integer` : 'null::integer'
  // Group by day first, so that PostgreSQL formats each day once instead of each row. Numbers are positions in the
  // select list.
  const groups = ['1', ...(per && fact.day ? [fact.day] : []), ...values.map((_, place) => `${place + 3}`)]
  return sql`select ${region} as wilayah, ${sql.raw(waktu)} as waktu${sql.raw(values.join(''))},
      sum(${sql.raw(fact.adds ?? '1')})::bigint as n
    from ${sql.raw(fact.table)} r ${sql.raw(fact.join ?? '')} ${join}
    where (${sql.raw(fact.where)}) and ${sql.join(where, sql` and `)}
    group by ${sql.raw(groups.join(', '))}`
}

const within = (day: string | undefined, { start, end }: RentangHari) =>
  day === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${start === undefined ? sql`true` : sql`${sql.raw(day)} >= ${start}::date`}
    and ${end === undefined ? sql`true` : sql`${sql.raw(day)} <= ${end}::date`})`

async function summed<Dimension extends string, Named extends Dimension>(
  db: Executor,
  fact: Fact<Dimension>,
  parts: readonly RawBuilder<unknown>[],
  { rinci, only, pilah }: Pick<Asked<Dimension, Named>, 'rinci' | 'only' | 'pilah'>,
): Promise<Figure<Named>[]> {
  if (parts.length === 0) return []
  const names: readonly string[] = rinci ?? Object.keys(fact.by)
  const columns = sql.raw(['wilayah', 'waktu', ...names].join(', '))
  const { rows } = await sql<Figure<Named>>`
    select ${columns}, ${pilah ?? sql`null::boolean`} as pilah, sum(n)::bigint as n
    from (${sql.join(parts, sql` union all `)}) figures where ${only ?? sql`true`}
    group by ${columns}, pilah having sum(n) <> 0`.execute(db)
  return rows
}

/**
 * Reads figures of regions and days from the fact table. For months that the range covers only in part, it counts
 * source rows.
 */
export async function readFigures<Dimension extends string, Named extends Dimension = Dimension>(
  db: Executor,
  fact: Fact<Dimension>,
  asked: Asked<Dimension, Named>,
): Promise<Figure<Named>[]> {
  const { tempat, rentang = {}, per } = asked
  if (tempat.ids.length === 0) return []
  const isKept = fineness.indexOf(tempat.tingkat) <= fineness.indexOf(fact.regions)
  const { periods, days } = fact.day ? coverOf(rentang, isKept ? per : 'hari') : presentState
  const { region, where: here } = regionSql(tempat)
  const parts = [
    ...(periods.length > 0 ? [keys(fact, asked, periods)] : []),
    ...(days.length > 0
      ? [rows(fact, { region, per, where: [here, either(days.map((span) => within(fact.day, span)))] })]
      : []),
  ]
  return summed(db, fact, parts, asked)
}

interface FromRows<Dimension extends string, Named extends Dimension>
  extends Omit<Asked<Dimension, Named>, 'tempat'> {
  /** SQL for `wilayah` of a figure, evaluated on a source row. */
  region: RawBuilder<unknown>
  join?: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
}

/** Computes the same figures from source rows alone: for a single market, or for a user who may see only some rows. */
export function readFiguresOfRows<Dimension extends string, Named extends Dimension = Dimension>(
  db: Executor,
  fact: Fact<Dimension>,
  { region, join, where, rentang = {}, per, ...asked }: FromRows<Dimension, Named>,
): Promise<Figure<Named>[]> {
  return summed(
    db,
    fact,
    [rows(fact, { region, per, join, where: [where, within(fact.day, rentang)] })],
    asked,
  )
}

/** Returns one sum over regions and whole years or months, for the total of a list. */
export async function totalOf(
  db: Executor,
  fact: Fact,
  { tempat, rentang = {}, only }: Pick<Asked<string, never>, 'tempat' | 'rentang' | 'only'>,
): Promise<number> {
  if (tempat.ids.length === 0) return 0
  const { periods, days } = fact.day ? coverOf(rentang) : presentState
  if (days.length > 0) throw new Error(`${fact.name} keeps whole months, not days`)
  const query = sql<{ total: number }>`select coalesce(sum(n), 0)::bigint as total
    ${fromKeys(fact, tempat, periods)} and ${only ?? sql`true`}`
  // A list opens without filters, so only the query without conditions is a prepared statement.
  const rows = only ? (await query.execute(db)).rows : await runNamed(db, query)
  return rows[0]?.total ?? 0
}
