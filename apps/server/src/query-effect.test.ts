import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { akunQueryEffects } from '#akun/akun.query-effect.fixture.ts'
import { okkpQueryEffects } from '#okkp/okkp.query-effect.fixture.ts'
import { pasarQueryEffects } from '#pasar/pasar.query-effect.fixture.ts'
import { psatQueryEffects } from '#psat/psat.query-effect.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { type QueryEffectTable, testify } from '#testing/query-effect.ts'

/**
 * Checks that the portal ignores no query parameter of the specification. Each parameter has a queryEffect, which is two
 * requests that differ only in this parameter and get different responses, or a reason why it has none.
 */
const spec = join(import.meta.dirname, '../../../packages/domain/spec')
const read = (file: string) => JSON.parse(readFileSync(join(spec, file), 'utf8'))
const calls: { method: string; path: string; query: string[] }[] = read('calls.json')
const parameters = calls.flatMap(({ method, path, query }) =>
  query.map((name) => [`${method} ${path}`, name] as const),
)

const server = useTestApp()
let table: QueryEffectTable
beforeAll(async () => {
  const wings = [akunQueryEffects, psatQueryEffects, okkpQueryEffects, pasarQueryEffects]
  const tables: QueryEffectTable[] = []
  for (const wing of wings) tables.push(await wing(server.get()))
  table = Object.assign({}, ...tables)
})

test.each(parameters)('%s: %s decides the answer', async (key, name) => {
  const call = table[key]
  const queryEffect = call?.names[name]
  if (!call || !queryEffect)
    throw new Error(`${key} has no queryEffect for "${name}", nor a reason to lack one`)
  if (!('reason' in queryEffect)) return testify(key, call, name, queryEffect)
  expect(queryEffect.reason.length).toBeGreaterThan(20)
})

test('the table testifies to nothing that is not asked for', () => {
  const asked = new Set(parameters.map(([key, name]) => `${key} ${name}`))
  const told = Object.entries(table).flatMap(([key, { names }]) =>
    Object.keys(names).map((name) => `${key} ${name}`),
  )
  expect(told.filter((name) => !asked.has(name))).toEqual([])
})
