import { createHash } from 'node:crypto'
import type { Fact } from './fact.ts'

/** Returns the row of `platform.fakta` that describes a fact, without its name. */
function definitionOf({ table, day = '', where, by, join = '', adds = '1', regions }: Fact) {
  const dimensions = Object.entries(by)
  return {
    tabel: table,
    dimensi: dimensions.map(([dimension]) => dimension),
    jenis: dimensions.map(([, [type]]) => type),
    nilai: dimensions.map(([, [, value]]) => value),
    hari: day,
    syarat: where,
    samping: join,
    bobot: adds,
    wilayah: regions,
  }
}

const tables = new WeakMap<Fact, string>()

/**
 * Returns the fact table of a fact: its name and a digest of its definition. Servers of two releases with different
 * definitions therefore use different tables.
 */
export function tableOf(fact: Fact): string {
  const known = tables.get(fact)
  if (known) return known
  const digest = createHash('sha256')
    .update(JSON.stringify(definitionOf(fact)))
    .digest('hex')
    .slice(0, 8)
  const table = `${fact.name}_${digest}`
  tables.set(fact, table)
  return table
}

export const recordOf = (fact: Fact) => ({ nama: tableOf(fact), ...definitionOf(fact) })
