import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groups } from './groups.ts'

/**
 * `npm run check:mutation [-- group …]` mutates the pure rules of packages/domain and counts the mutations that a test
 * detects. It runs the groups one by one and fails if their total is below the bar.
 */
const bar = 85
const here = import.meta.dirname
const domain = join(here, '../../packages/domain')
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const asked = process.argv.slice(2)
const detected = ['Killed', 'Timeout']
const undetected = ['Survived', 'NoCoverage']

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

/** A renamed file must not leave its group unnoticed: Stryker skips a pattern that matches nothing. */
function patterns(name: string): string[] {
  const group = groups[name]
  if (!group) throw new Error(`groups.ts has no group ${name}`)
  const absent = [...group.files, ...group.tests].filter(
    (pattern) => globSync(`src/${pattern}`, { cwd: domain }).length === 0,
  )
  if (absent.length > 0) throw new Error(`Group ${name} names files that do not exist: ${absent.join(', ')}`)
  return group.files.map((file) => `src/${file}`)
}

function run(name: string): string[] {
  const files = patterns(name)
  const without = ['!src/**/*.test.ts', '!src/**/*fixture.ts']
  const report = join(here, 'reports', `${name}.json`)
  const args = [
    stryker,
    'run',
    join(here, 'stryker.config.mjs'),
    '--mutate',
    [...files, ...without].join(','),
  ]
  const env = { ...process.env, MUTATION_GROUP: name, MUTATION_REPORT: report }
  const { status } = spawnSync(process.execPath, args, { cwd: domain, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`Stryker failed for ${name}`)
  const { files: found } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return Object.values(found).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status))
}

const share = (all: readonly string[]) => {
  const good = all.filter((status) => detected.includes(status)).length
  const bad = all.filter((status) => undetected.includes(status)).length
  return { good, all: good + bad, percent: (100 * good) / Math.max(1, good + bad) }
}

const names = asked.length > 0 ? asked : Object.keys(groups)
for (const name of names) patterns(name)
const total: string[] = []
for (const name of names) {
  const found = run(name)
  total.push(...found)
  const { good, all, percent } = share(found)
  console.log(`${name}: ${good} of ${all} detected, ${percent.toFixed(1)} %`)
}
const { good, all, percent } = share(total)
console.log(`Together: ${good} of ${all} detected, ${percent.toFixed(1)} % (bar ${bar} %)`)
if (percent < bar) process.exitCode = 1
