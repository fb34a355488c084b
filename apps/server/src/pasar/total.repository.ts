import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { runNamed } from '#platform/list/named-statements.ts'

type Dimension = string | number | boolean | null | undefined

/** The region of an account, in the words of a counter; what a request asks for narrows it. */
export function countedRegion(scope: RegionScope): Record<string, number> {
  if (scope.jenis === 'semua') return {}
  return scope.jenis === 'provinsi' ? { provinsi_id: scope.provinsi_id } : { kota_id: scope.kota_id }
}

/** The sum of a counter over what is asked of its dimensions: exact at any size. */
export async function counterSum(
  db: Executor,
  counter: string,
  asked: readonly Readonly<Record<string, Dimension>>[],
): Promise<number> {
  const conditions = asked
    .flatMap(Object.entries)
    .flatMap(([name, value]) => (value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`]))
  const [sum] = await runNamed(
    db,
    sql<{ total: number }>`select coalesce(sum(n), 0)::bigint as total from ${sql.table(`${counter}_kini`)}
      where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
  )
  return sum?.total ?? 0
}

/** The `total` of a list whose counter knows these filters; other filters are counted from rows. */
export const totalFrom =
  (counter: string, known: readonly string[]) =>
  async (db: Executor, scope: RegionScope, filter: object): Promise<number | undefined> =>
    Object.keys(filter).every((name) => known.includes(name))
      ? counterSum(db, counter, [countedRegion(scope), filter as Record<string, Dimension>])
      : undefined
