import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compactTree } from './compact-routes.ts'

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
const routes = [...tree.matchAll(/^const (\w+Route) = (\w+)\.update\(/gm)].map(([, name]) => name)

it('places every route of the tree and lists it, without its name as a key', () => {
  const code = compactTree(tree)
  expect(routes.length).toBeGreaterThan(100)
  for (const name of routes)
    expect(code).toMatch(new RegExp(`^const ${name} = (place\\(|\\w+\\.update\\()`, 'm'))
  expect(code.match(/ = place\(/g)?.length).toBeGreaterThan(routes.length * 0.9)
  const [, listed = ''] = /^const rootRouteChildren: any = \[([^\]]*)\]/m.exec(code) ?? []
  const [, keyed = ''] = /^const rootRouteChildren: \w+ = \{([^}]*)\}/m.exec(tree) ?? []
  expect(listed.split(', ')).toEqual([...keyed.matchAll(/: (\w+),?$/gm)].map(([, value]) => value))
})
