import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isInstalled, root } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-pasang-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, packages: Record<string, object>): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify({ packages }))
}

const wanted = {
  '': {},
  'apps/server': { version: '0.1.0' },
  'node_modules/@portal/server': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/hanya-mac': { version: '1.0.0', optional: true },
}

test('nothing is installed before the first installation has ended', () => {
  write('package-lock.json', wanted)
  expect(isInstalled(folder)).toBe(false)
})

test('packages of other platforms may be missing', () => {
  write('node_modules/.package-lock.json', { 'node_modules/fastify': { version: '5.0.0' } })
  expect(isInstalled(folder)).toBe(true)
})

test('a changed lock file asks for an installation', () => {
  write('package-lock.json', { ...wanted, 'node_modules/fastify': { version: '5.0.1' } })
  expect(isInstalled(folder)).toBe(false)
  write('package-lock.json', { ...wanted, 'node_modules/baru': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(false)
})

test('what is made for one kind of processor is there for the other', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const native = Object.keys(packages).filter((path) => /linux-x64(-gnu)?$/.test(path))
  expect(native.length).toBeGreaterThan(5)
  for (const path of native)
    expect(packages).toHaveProperty([path.replace('x64', 'arm64'), 'version'], packages[path].version)
})
