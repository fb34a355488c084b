import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { Fact, Tempat } from '#platform/figures/fact.ts'
import { placeOf } from '#platform/figures/fact-total.ts'
import { readFigures } from '#platform/figures/read-figures.ts'

/** One table of tests. All of them share the columns for region, day and search. */
export interface TestKind {
  table: string
  jenis: string
  hasil: string
  fact: Fact
  /** Dimension of the fact table that holds the result, and the mapping from its value to a result. */
  hasilFakta: { dimension: string; hasilOf: (value: unknown) => string | null }
}

interface Region {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
}

export interface JumlahUji {
  jenis: number
  hasil: string | null
  n: number
}

/** A laboratory also sees tests that other provinces entered for its province in `tujuan_provinsi_id`. */
function partsOf(scope: RegionScope, region: Region): { tempat: Tempat; only?: RawBuilder<SqlBool> }[] {
  const own = { tempat: placeOf(scope, region) }
  if (scope.jenis !== 'provinsi' || !scope.titipan) return [own]
  const handedOver = sql<SqlBool>`tujuan_provinsi_id = ${scope.provinsi_id}`
  return [own, { tempat: placeOf({ jenis: 'semua' }, region), only: handedOver }]
}

export async function countByJenis(
  db: Executor,
  { fact, jenis, hasilFakta }: TestKind,
  scope: RegionScope,
  region: Region,
): Promise<JumlahUji[]> {
  const { dimension, hasilOf } = hasilFakta
  const parts = await Promise.all(
    partsOf(scope, region).map((part) =>
      readFigures(db, fact, { ...part, rinci: [...new Set([jenis, dimension])] }),
    ),
  )
  const sums = new Map<string, JumlahUji>()
  for (const row of parts.flat()) {
    const key = { jenis: Number(row[jenis]), hasil: hasilOf(row[dimension]) }
    const name = JSON.stringify(key)
    sums.set(name, { ...key, n: (sums.get(name)?.n ?? 0) + row.n })
  }
  return [...sums.values()]
}

interface Counted extends Region {
  jenis?: number | string | boolean | undefined
  hasil?: string | undefined
}
const counted: readonly string[] = ['provinsi_id', 'kota_id', 'jenis', 'hasil']

/** Returns the exact total, or undefined if the fact table lacks a filter dimension. */
export async function totalOfTests(
  db: Executor,
  kind: TestKind,
  scope: RegionScope,
  filter: Counted,
): Promise<number | undefined> {
  if (!Object.keys(filter).every((name) => counted.includes(name))) return undefined
  const { provinsi_id, kota_id, jenis, hasil } = filter
  const wanted = hasil === 'belum' ? null : hasil
  const rows = await countByJenis(db, kind, scope, { provinsi_id, kota_id })
  return rows.reduce((total, row) => {
    const matches =
      (jenis === undefined || row.jenis === Number(jenis)) && (hasil === undefined || row.hasil === wanted)
    return matches ? total + row.n : total
  }, 0)
}
