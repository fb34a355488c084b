import type { Total } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/statement.ts'

/** Rows are counted so far; of what is more, only that it is more is said. */
const countedUpTo = 10_000

/** How many rows a query without order and page has, up to a limit. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: Executor,
  query: SelectQueryBuilder<DB, TB, unknown>,
  most = countedUpTo,
): Promise<Total> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (${query.select(sql`1`.as('ada')).limit(most + 1)}) as sebagian`.execute(db)
  const n = rows[0]?.n ?? 0
  return n > most ? { total: most, atLeast: true } : { total: n }
}

type Dimension = string | number | boolean | null | undefined

/** The region of an account, in the words of a counter; what a request asks for narrows it. */
export function countedRegion(scope: RegionScope): Record<string, number> {
  if (scope.jenis === 'semua') return {}
  return scope.jenis === 'provinsi' ? { provinsi_id: scope.provinsi_id } : { kota_id: scope.kota_id }
}

/** The sum of a counter over what is asked of its dimensions, as a query: exact at any size. */
export function counterTotal(
  counter: string,
  ...asked: readonly Readonly<Record<string, Dimension>>[]
): RawBuilder<number> {
  const conditions = asked
    .flatMap(Object.entries)
    .flatMap(([name, value]) => (value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`]))
  return sql`select coalesce(sum(n), 0)::bigint as total from ${sql.table(`${counter}_kini`)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`
}

/** Whether nothing else is asked for. */
export const asksOnly = (filter: object, names: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || value === '' || names.includes(name))

export async function counterSum(
  db: Executor,
  counter: string,
  asked: readonly Readonly<Record<string, Dimension>>[],
): Promise<number> {
  const [sum] = await runNamed(db, sql<{ total: number }>`${counterTotal(counter, ...asked)}`)
  return sum?.total ?? 0
}
