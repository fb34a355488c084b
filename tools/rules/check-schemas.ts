import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Wing that owns the tables of each schema. All wings may use tables of platform. */
const owners: Record<string, string> = {
  akun: 'akun',
  okkp: 'okkp',
  pasar: 'pasar',
  psat: 'psat',
  oss: 'psat',
  platform: 'platform',
  wilayah: 'platform',
}

/**
 * Tables of other wings that a wing may read directly, with the reason. All other access goes through
 * `<wing>/index.ts`.
 */
const allowed: Record<string, string> = {
  'okkp → akun.pengguna': 'names and addresses of people, joined to lists that are sorted and paged by them',
  'okkp → akun.perusahaan': 'the company of an entry by its NIB, joined for reminders and searches',
  'okkp → pasar.kios_pemasok':
    'stalls of a supplier without names, because markets import OKKP and not the other way',
  'okkp → pasar.kios_pasar':
    'numbers of stalls without names, for reports that become cases, because markets import OKKP and not the other way',
  'okkp → pasar.letak_pasar':
    'name and region of the market that a report concerns, because markets import OKKP and not the other way',
  'okkp → pasar.rapid_kasus':
    'what a test of a market says, for the case that it belongs to, because markets import OKKP and not the other way',
  'okkp → psat.hari_libur':
    'the one calendar of working days, because licences import OKKP and not the other way',
  'pasar → okkp.jenis_rapid_test': 'names of kinds of rapid test, joined to the tests of markets',
  'pasar → okkp.keadaan_kasus':
    'what a positive of a market has come to, joined to lists that are narrowed by it',
  'pasar → okkp.komoditas': 'names of commodities, joined to what traders sell',
  'pasar → okkp.parameter': 'names of parameters, joined to the tests of markets',
  'psat → akun.pengguna':
    'names of applicants and auditors, joined to lists that are sorted and paged by them',
  'psat → akun.perusahaan': 'the company of a file or draft, joined to lists that are sorted and paged by it',
}

interface SourceFile {
  path: string
  text: string
}

const product = /^apps\/server\/src\/(?<wing>akun|okkp|psat|pasar|platform)\/(?!.*\.(?:test|fixture)\.ts$)/

/** Returns `wing → schema.table` with the files that name a table of another wing. */
export function foreignTables(
  files: readonly SourceFile[],
  tables: readonly string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { path, text } of files) {
    const wing = product.exec(path)?.groups?.wing
    if (wing === undefined || path.endsWith('/schema.gen.ts')) continue
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const named = new Set([...code.matchAll(/(?<![\w./#-])[a-z]+\.[a-z_]+(?!\w)/g)].map(([name]) => name))
    for (const table of tables.filter((name) => named.has(name))) {
      const owner = owners[table.split('.')[0] ?? ''] ?? 'nobody'
      if (owner === wing || owner === 'platform') continue
      const pair = `${wing} → ${table}`
      found.set(pair, [...(found.get(pair) ?? []), path])
    }
  }
  return found
}

/** Returns new direct accesses, and entries of the list that no code needs any more. */
export function schemaFaults(
  found: ReadonlyMap<string, readonly string[]>,
  list: Readonly<Record<string, string>> = allowed,
): string[] {
  const strange = [...found].flatMap(([pair, paths]) =>
    pair in list ? [] : paths.map((path) => `${path}: ${pair}, use index.ts of the owning wing`),
  )
  const stale = Object.keys(list).filter((pair) => !found.has(pair))
  return [...strange, ...stale.map((pair) => `${pair}: no longer used, remove it from the list`)]
}

export const tablesOf = (types: string): string[] =>
  [...types.matchAll(/^ {2}"([a-z]+\.[a-z_]+)": /gm)].map(([, name]) => name ?? '')

export function readServer(root: string): { files: SourceFile[]; tables: string[] } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).map((path) => ({ path, text: read(path) }))
  return { files, tables: tablesOf(read('apps/server/src/platform/database/schema.gen.ts')) }
}

if (import.meta.main) {
  const { files, tables } = readServer(join(import.meta.dirname, '../..'))
  const faults = schemaFaults(foreignTables(files, tables))
  for (const fault of faults) console.log(fault)
  console.log(`${tables.length} tables checked in ${files.length} files, ${faults.length} violations`)
  process.exitCode = faults.length > 0 || tables.length === 0 ? 1 : 0
}
