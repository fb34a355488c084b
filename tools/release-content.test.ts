import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseFiles, releaseManifest } from './release-content.ts'

const root = join(import.meta.dirname, '..')
const tracked = globSync('{apps,packages,docs}/**/*.{ts,tsx,sql,md,json,txt}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

test('a release holds the server and the rules, but no tests, no browser code and no tools', () => {
  const files = releaseFiles([
    ...tracked,
    'package-lock.json',
    'tools/start.ts',
    'e2e/okkp/komoditas.spec.ts',
  ])
  expect(files).toContain('apps/server/src/main.ts')
  expect(files).toContain('packages/domain/src/okkp/komoditas/komoditas.contract.ts')
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => /\.test\.|\/testing\/|^(apps\/web|e2e|tools)\//.test(file))).toEqual([])
})

test('no file of a release imports one that is left out', () => {
  const files = releaseFiles(tracked).filter((file) => file.endsWith('.ts'))
  const faults = files.filter((file) =>
    /from '[^']*(?:#testing\/|\.fixture\.ts|\.test\.ts)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(faults).toEqual([])
})

const manifest = releaseManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), ['--flag'])

test('the commands of a release exist in it', () => {
  const files = releaseFiles(tracked)
  for (const script of Object.values(manifest.scripts)) {
    const file = /\S+\.ts/.exec(script ?? '')?.[0] ?? ''
    expect([script, files.includes(file) && existsSync(join(root, file))]).toEqual([script, true])
  }
  expect(manifest.dependencies.node).toMatch(/^24\./)
})

test('a release has the commands that its own words name', () => {
  const onDevelopmentMachine = /^(?:release|check:\w+|test:\w+|docs:\w+)$/
  const sources = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  })
  const pages = globSync('docs/{operations.md,operations/*.md}', { cwd: root })
  const named = [...pages, ...sources].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
      ([, script = '']) => script,
    ),
  )
  const missing = named.filter(
    (script) => !onDevelopmentMachine.test(script) && !(script in manifest.scripts),
  )
  expect([...new Set(missing)]).toEqual([])
})
