import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Compilable } from 'kysely'
import type { Executor } from '../database.ts'
import { type SlotOf, statement } from '../statement.ts'

type Values = Record<string, unknown>
type Slot = SlotOf<Values>

/** One prepared statement for each way to ask; the ways must be few. */
export function preparedWays<Row>() {
  const prepared = new Map<string, (db: Executor, values: Values) => Promise<Row[]>>()
  return (way: readonly unknown[], build: (db: Executor, slot: Slot) => Compilable<Row>) => {
    const key = way.join()
    const read = prepared.get(key) ?? statement(build)
    prepared.set(key, read)
    return read
  }
}

/** The same filter with slots in the place of its values: what is built on it cannot tell the difference. */
export function slotted<Filter extends object>(filter: Filter, slot: Slot): Filter {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, slot(name)])) as Filter
}

/** Region ids of a scope, by names that no filter has. */
const regionNames = { provinsi_id: 'wilayah.provinsi_id', kota_id: 'wilayah.kota_id' } as const

export function slottedScope(scope: RegionScope, slot: Slot): RegionScope {
  const region = Object.entries(regionNames).filter(([name]) => name in scope)
  return { ...scope, ...Object.fromEntries(region.map(([name, own]) => [name, slot(own)])) }
}

export const scopeValues = (scope: RegionScope): Values =>
  scope.jenis === 'semua'
    ? {}
    : {
        [regionNames.provinsi_id]: scope.provinsi_id,
        [regionNames.kota_id]: scope.jenis === 'kota' ? scope.kota_id : null,
      }

/** What of a scope changes the text of a query. */
export const wayOfScope = (scope: RegionScope): string =>
  scope.jenis === 'provinsi' && scope.titipan ? 'titipan' : scope.jenis

/** A record by its number as a scope reaches it: a prepared statement for each kind of scope. */
export function preparedFind<Row>(
  build: (db: Executor, scope: RegionScope, id: number) => Compilable<Row>,
): (db: Executor, scope: RegionScope, id: number) => Promise<Row | undefined> {
  const way = preparedWays<Row>()
  return async (db, scope, id) => {
    const read = way([wayOfScope(scope)], (paper, slot) =>
      build(paper, slottedScope(scope, slot), slot('id') as never),
    )
    const [row] = await read(db, { ...scopeValues(scope), id })
    return row
  }
}
