import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { akunWitnesses } from '#akun/akun.witness.fixture.ts'
import { okkpWitnesses } from '#okkp/okkp.witness.fixture.ts'
import { pasarWitnesses } from '#pasar/pasar.witness.fixture.ts'
import { psatWitnesses } from '#psat/psat.witness.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { testify, type WitnessTable } from '#testing/witness.ts'

/**
 * Checks that the portal ignores no query parameter of the specification. Each parameter has a witness, which is two
 * requests that differ only in this parameter and get different responses, or a reason why it has none.
 */
const spec = join(import.meta.dirname, '../../../packages/domain/spec')
const read = (file: string) => JSON.parse(readFileSync(join(spec, file), 'utf8'))
const calls: { method: string; path: string; query: string[] }[] = read('calls.json')
const parameters = calls.flatMap(({ method, path, query }) =>
  query.map((name) => [`${method} ${path}`, name] as const),
)

const server = useTestApp()
let table: WitnessTable
beforeAll(async () => {
  const wings = [akunWitnesses, psatWitnesses, okkpWitnesses, pasarWitnesses]
  const tables: WitnessTable[] = []
  for (const wing of wings) tables.push(await wing(server.get()))
  table = Object.assign({}, ...tables)
})

test.each(parameters)('%s: %s decides the answer', async (key, name) => {
  const call = table[key]
  const witness = call?.names[name]
  if (!call || !witness) throw new Error(`${key} has no witness for "${name}", nor a reason to lack one`)
  if (!('reason' in witness)) return testify(key, call, name, witness)
  expect(witness.reason.length).toBeGreaterThan(20)
})

test('the table testifies to nothing that is not asked for', () => {
  const asked = new Set(parameters.map(([key, name]) => `${key} ${name}`))
  const told = Object.entries(table).flatMap(([key, { names }]) =>
    Object.keys(names).map((name) => `${key} ${name}`),
  )
  expect(told.filter((name) => !asked.has(name))).toEqual([])
})
