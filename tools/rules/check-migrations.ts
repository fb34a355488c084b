import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { releases } from './releases.ts'

/** Tables that are large at national size: a lock for the length of a scan or rewrite stops their writers. */
const large = new Set([
  'akun.notifikasi',
  'okkp.hasil_uji_lab',
  'okkp.rapid_test',
  'okkp.registrasi',
  'okkp.uji_lab',
  'pasar.pedagang',
  'pasar.rapid_test',
  'platform.berkas',
  'platform.jejak_audit',
  'psat.pengajuan',
  'psat.peristiwa',
  'psat.riwayat',
  'psat.salinan',
])

const addsRequired =
  /\badd (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary)[^,]*\bnot null\b[^,]*/
const hasOwnValue = /\b(?:default|generated)\b/

/** What a server of the previous release may still use. The mark of a contract step allows it. */
const contracts: readonly [RegExp, string][] = [
  [
    /^drop (?:table|view|materialized view|schema|type|domain|sequence|function|procedure|routine)\b/,
    'drops what the previous release may use',
  ],
  [/^alter table .*\bdrop (?:column )?(?!constraint|not null|default|expression|identity)/, 'drops a column'],
  [/^alter .*\brename\b/, 'renames'],
  [/^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/, 'changes a type'],
  [/^alter table .*\balter (?:column )?\S+ set not null\b/, 'makes an existing column required'],
  [/^alter table .*\balter (?:column )?\S+ drop default\b/, 'drops a default'],
  [/^alter .*\bset schema\b/, 'moves to another schema'],
]

/** What locks a large table for longer than a moment. No mark allows it. */
const locks: readonly [RegExp, string][] = [
  [/^create (?:unique )?index (?!concurrently)/, 'creates an index without "concurrently"'],
  [
    /^alter table (?!.*\bnot valid\b).*\badd (?:constraint \S+ )?(?:check|foreign key)\b/,
    'adds a check without "not valid"',
  ],
  [
    /^alter table .*\badd (?:constraint \S+ )?(?:unique|primary key) \(/,
    'builds an index, use "using index"',
  ],
  [
    /^alter table .*\badd .*\b(?:bigserial|serial|stored|as identity|default (?:\w+\.)?(?:gen_random_uuid|random|clock_timestamp|nextval))\b/,
    'rewrites every row',
  ],
  [/^(?:cluster|vacuum full|reindex (?!.*concurrently)|lock)\b/, 'locks every row'],
]

const mark = /^-- contract: unused since release (.*)$/m
const tableOf =
  /^(?:create (?:unique )?index .*? on|alter table|drop table|cluster|lock table|lock) (?:if exists |only )*([\w.]+)/
const created = /\bcreate (?:unlogged )?table (?:if not exists )?([\w.]+)/gi

/** Empties brackets, so that a comma separates the actions of ALTER TABLE. */
function emptyBrackets(text: string): string {
  const emptied = text.replace(/\([^()]+\)/g, '()')
  return emptied === text ? text : emptyBrackets(emptied)
}

/** Splits a migration into statements without comments, literals, bodies of functions and contents of brackets. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm, (found) => (found.startsWith("'") ? "''" : ' '))
    .split(';')
    .map((statement) => emptyBrackets(statement.toLowerCase()).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const requires = (statement: string) => {
  const found = statement.startsWith('alter table') && addsRequired.exec(statement)
  return found && !hasOwnValue.test(found[0])
}

function statementFaults(statement: string, isContract: boolean): string[] {
  const table = tableOf.exec(statement)?.[1] ?? ''
  const broken = contracts.filter(([rule]) => !isContract && rule.test(statement)).map(([, what]) => what)
  const locking = locks.filter(([rule]) => large.has(table) && rule.test(statement)).map(([, what]) => what)
  return [...broken, ...(requires(statement) ? ['adds a required column without a default'] : []), ...locking]
}

interface Migration {
  name: string
  text: string
}

/** Returns what would disturb servers of the previous release that run beside the migrations after it. */
export function migrationFaults(migrations: readonly Migration[], published = releases): string[] {
  const last = Object.values(published).at(-1) ?? ''
  const recent = migrations.filter(({ name }) => name > last)
  // Statements about tables of this release disturb nobody.
  const own = new Set(recent.flatMap(({ text }) => [...text.matchAll(created)].map(([, table]) => table)))
  return recent.flatMap(({ name, text }) => {
    const since = mark.exec(text)?.[1]
    if (since !== undefined && !(since in published))
      return [`${name}: release "${since}" is not in releases.ts`]
    return statementsOf(text)
      .filter((statement) => !own.has(tableOf.exec(statement)?.[1]))
      .flatMap((statement) =>
        statementFaults(statement, since !== undefined).map(
          (what) => `${name}: ${what}: ${statement.slice(0, 80)}`,
        ),
      )
  })
}

export function readMigrations(root: string): Migration[] {
  return globSync('apps/server/migrations/*.sql', { cwd: root })
    .sort()
    .map((path) => ({ name: basename(path, '.sql'), text: readFileSync(join(root, path), 'utf8') }))
}

if (import.meta.main) {
  const migrations = readMigrations(join(import.meta.dirname, '../..'))
  const faults = migrationFaults(migrations)
  for (const fault of faults) console.log(fault)
  console.log(`${migrations.length} migrations checked, ${faults.length} violations`)
  process.exitCode = faults.length > 0 || migrations.length === 0 ? 1 : 0
}
