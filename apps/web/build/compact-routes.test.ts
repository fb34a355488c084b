import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compactTree } from './compact-routes.ts'

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
const routes = [...tree.matchAll(/^const (\w+Route) =\s+(\w+)\.update\(/gm)].map(([, name]) => name)

it('places every route of the tree and lists it, without its name as a key', () => {
  const code = compactTree(tree)
  expect(routes.length).toBeGreaterThan(100)
  for (const name of routes)
    expect(code).toMatch(new RegExp(`^const ${name} =\\s+(place\\(|\\w+\\.update\\()`, 'm'))
  expect(code.match(/ =\s+place\(/g)?.length).toBeGreaterThan(routes.length * 0.9)
  const [, listed = ''] = /^const rootRouteChildren: any = \[([^\]]*)\]/m.exec(code) ?? []
  // Long names stand on a line of their own: whatever its form, none is left out.
  const underRoot = [...tree.matchAll(/^const (\w+Route) =\s+\w+\.update\(\{([^}]*)\}/gm)]
    .filter(([, , options = '']) => options.includes('=> rootRouteImport'))
    .map(([, name = '']) => name)
  expect(underRoot.length).toBeGreaterThan(100)
  const placed = new Set(listed.split(', ').map((name) => name.replace(/WithChildren$/, '')))
  expect(underRoot.filter((name) => !placed.has(name))).toEqual([])
})
