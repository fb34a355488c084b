import type { RentangHari } from '@portal/domain/platform/dasbor/rentang'
import { provinsiOfKota, type RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type Fact, nasional, type Tempat } from './fact.ts'
import { totalOf } from './read-figures.ts'

interface Region {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
}

/**
 * Returns the region that satisfies both the reader's scope and the request. `ids` is empty if they exclude each other.
 */
export function placeOf(scope: RegionScope, asked: Region): Tempat {
  const own: Region = scope.jenis === 'semua' ? {} : scope
  const { provinsi_id, kota_id } = { ...asked, ...own }
  const excludes =
    (asked.provinsi_id !== undefined && provinsi_id !== undefined && asked.provinsi_id !== provinsi_id) ||
    (asked.kota_id !== undefined && asked.kota_id !== kota_id) ||
    (kota_id !== undefined && provinsi_id !== undefined && provinsiOfKota(kota_id) !== provinsi_id)
  if (kota_id !== undefined) return { tingkat: 'kota', ids: excludes ? [] : [kota_id] }
  if (provinsi_id !== undefined) return { tingkat: 'provinsi', ids: excludes ? [] : [provinsi_id] }
  return nasional
}

type Condition = (value: never) => RawBuilder<SqlBool>

export const dimension =
  (name: string): Condition =>
  (value: unknown) =>
    sql<SqlBool>`${sql.ref(name)} = ${value}`

interface Source {
  /** Filters that the fact table supports besides province and city. */
  filters?: Readonly<Record<string, Condition>>
  /** Restricts the fact to the figures that count rows of the list. */
  only?: RawBuilder<SqlBool>
  rentang?: { filter: string; of: (value: never) => RentangHari }
}

/**
 * Computes the `total` of a list from its fact table. Returns undefined if the request uses a filter that the fact
 * table does not support.
 */
export const factTotal =
  (fact: Fact, { filters = {}, only, rentang }: Source = {}) =>
  async (db: Executor, scope: RegionScope, filter: Region): Promise<number | undefined> => {
    const { provinsi_id, kota_id, ...asked } = filter
    const conditions = only ? [only] : []
    let time: RentangHari = {}
    for (const [name, value] of Object.entries(asked)) {
      const condition = filters[name]
      if (rentang?.filter === name) time = rentang.of(value as never)
      else if (condition) conditions.push(condition(value as never))
      else return undefined
    }
    return totalOf(db, fact, {
      tempat: placeOf(scope, { provinsi_id, kota_id }),
      rentang: time,
      ...(conditions.length > 0 && { only: sql<SqlBool>`${sql.join(conditions, sql` and `)}` }),
    })
  }
