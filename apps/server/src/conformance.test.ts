import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

/** Compares the portal with the specification: every call with every query parameter, and every screen. */
const root = join(import.meta.dirname, '../../..')
const spec = join(root, 'packages/domain/spec')
const screenFiles = join(root, 'apps/web/src/routes')

interface SpecCall {
  method: string
  path: string
  query: string[]
}
interface OpenApi {
  paths?: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
}

const server = useTestApp()
const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(spec, file), 'utf8'))

/** Removes parameter names from a path, because the portal may name a path parameter differently. */
const shapeOf = (path: string): string => path.replace(/\{[^}]*\}/g, '{}')

function queriesOf(document: OpenApi): Map<string, string[]> {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]): [string, string[]] => [
      `${method.toUpperCase()} ${shapeOf(path)}`,
      parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ]),
  )
  return new Map(operations)
}

async function missingCalls(): Promise<string[]> {
  const queries = queriesOf(server.get().app.swagger() as OpenApi)
  const calls = await readJson<SpecCall[]>('calls.json')
  return calls
    .filter(({ method, path, query }) => {
      const known = queries.get(`${method} ${shapeOf(path)}`)
      return !known || !query.every((name) => known.includes(name))
    })
    .map(({ method, path, query }) => `${method} ${path}${query.length > 0 ? `?${query.join(',')}` : ''}`)
}

/** Returns the URL path of a route id. Layout segments of the id do not appear in the URL. */
function addressOf(id: string): string {
  const segments = id
    .split('/')
    .filter((segment) => segment !== '' && !/^(_.*|\(.*\))$/.test(segment))
    .map((segment) => segment.replace(/_$/, '').replace(/^\$(.+)/, '{$1}'))
  return `/${segments.join('/')}`
}

async function screenAddresses(): Promise<Set<string>> {
  const ids: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: screenFiles })) {
    const id = /createFileRoute\('([^']+)'\)/.exec(await readFile(join(screenFiles, file), 'utf8'))?.[1]
    if (id) ids.push(id)
  }
  // A route with children is only a layout. The screen at its URL is its index child.
  const screens = ids.filter((id) => id.endsWith('/') || !ids.some((other) => other.startsWith(`${id}/`)))
  return new Set(screens.map(addressOf).map(shapeOf))
}

async function missingScreens(): Promise<string[]> {
  const built = await screenAddresses()
  const screens = await readJson<{ path: string }[]>('screens.json')
  return screens.map(({ path }) => path).filter((path) => !built.has(shapeOf(path)))
}

test('every call of the specification is there, with every name of its query', async () => {
  expect(await missingCalls()).toEqual([])
})

test('every screen of the specification is there', async () => {
  expect(await missingScreens()).toEqual([])
})

test('addresses are compared by shape', () => {
  expect(shapeOf('/api/a/{uuid}/')).toBe(shapeOf('/api/a/{id}/'))
  expect(shapeOf('/api/a/{uuid}/')).not.toBe(shapeOf('/api/a/{uuid}'))
  expect(addressOf('/_admin/psat/admin/perizinan/$type_/$uuid/')).toBe('/psat/admin/perizinan/{type}/{uuid}')
  expect(addressOf('/(publik)/')).toBe('/')
})
