import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tabBerkas } from '@portal/domain/psat/alur/alur'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'

/** Stage names that also name a tab, a budget or an outcome. */
const alsoOtherwise = new Set([
  ...Object.keys(tabBerkas),
  ...semuaAlur().flatMap(({ hari }) => Object.keys(hari)),
  'complete',
  'reject',
])
const names = semuaAlur()
  .flatMap(({ workflow, tahap }) => [...Object.keys(workflow.actions), ...Object.keys(tahap)])
  .filter((name) => !alsoOtherwise.has(name))
const rounds = ['minta_perbaikan', 'jawab_perbaikan', 'loloskan']

const rules: readonly [RegExp, string][] = [
  [new RegExp(`['"\`](?:${[...names, ...rounds].join('|')})_?['"\`]`, 'g'), 'names a stage or action'],
  [/(?<=[{,\s])(?:\w+_){1,3}\w+(?=:)/g, 'names a stage or action'],
  [/\b(?:process|tahap|aksi)\)?\s*[!=]==?\s*['"`]\w+['"`]/g, 'compares a stage or action'],
  [/['"`]\w+['"`]\s*[!=]==?\s*(?:\w+\.)*(?:process|tahap|aksi)\b/g, 'compares a stage or action'],
  [/\b(?:process|aksi)\.(?:startsWith|endsWith|includes)\(\s*['"`]/g, 'compares a stage or action'],
  [/\bcode\s*(?:[!=]==?|[<>]=?)\s*\d+/g, 'compares a stage code'],
]

/**
 * Returns the places where a screen uses a stage or action by name or code, as `line: what`. Screens must read the
 * workflow row instead.
 */
export function stageFaults(source: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const bare = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, blank)
  const found = rules.flatMap(([rule, what]) =>
    [...bare.matchAll(rule)]
      .filter(([text]) => !/^\w+$/.test(text) || names.includes(text))
      .map((match) => ({ line: bare.slice(0, match.index).split('\n').length, what, text: match[0].trim() })),
  )
  return found.toSorted((a, b) => a.line - b.line).map(({ line, what, text }) => `${line}: ${what}: ${text}`)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.gen\.ts$/.test(path),
  )
  const faults = files.flatMap((path) =>
    stageFaults(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}:${fault}`),
  )
  for (const fault of faults) console.log(fault)
  console.log(`${files.length} screen files checked, ${faults.length} violations`)
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
}
