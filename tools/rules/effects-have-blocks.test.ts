import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import biome from '../../biome.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'portal-efek-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function faultyLines(screen: string): number[] {
  const plugins = biome.plugins.map((path) => join(root, path))
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ root: true, plugins }))
  writeFileSync(join(tree, 'Layar.tsx'), screen)
  const command = join(root, 'node_modules/.bin/biome')
  const { stdout } = spawnSync(command, ['lint', '--only=plugin', '--reporter=github', 'Layar.tsx'], {
    cwd: tree,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/title=plugin.*?line=(\d+)/g)].map(([, line]) => Number(line))
}

test('an effect whose body is an expression is named with its line', () => {
  const screen = `useEffect(() => box.current?.scrollIntoView(), [])
useEffect(() => setAble(true))
useLayoutEffect(() => () => stop(), [])
useInsertionEffect(
  () =>
    void read(),
  [],
)`
  expect(faultyLines(screen)).toEqual([1, 2, 3, 6])
})

test('an effect with a block, or one that has a name, is left alone', () => {
  const screen = `useEffect(() => {
  box.current?.scrollIntoView()
}, [])
useLayoutEffect(() => {
  const stop = listen(() => setAble(true))
  return () => stop()
}, [])
useEffect(dropHandedOver, [])
useMemo(() => read(), [])`
  expect(faultyLines(screen)).toEqual([])
})
