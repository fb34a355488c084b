import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { provideDatabase } from '#platform/start/provide.ts'
import { tooOld } from './own-database.ts'

const start = (DATABASE_URL: string) =>
  provideDatabase(
    { ...readConfig({}), DATABASE_URL },
    () => {},
    () => {},
  ).then(
    () => 'mulai',
    (error: Error) => error.message,
  )

test('a database that is there is used', async () => {
  expect(await start(inject('postgres').url)).toBe('mulai')
})

test('a missing database is refused by the name of its setting, with what to check', async () => {
  const refusal = await start(inject('postgres').url.replace('/portal?', '/tidak_ada?'))
  expect(refusal).toMatch(/^DATABASE_URL: .*"tidak_ada" does not exist.*Check host, port/)
})

test('a port where nobody listens is refused by the name of its setting, without the password', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as { port: number }
  await new Promise((resolve) => closed.close(resolve))
  const refusal = await start(`postgres://portal:rahasia@127.0.0.1:${port}/portal`)
  expect(refusal).toMatch(/^DATABASE_URL: .*ECONNREFUSED/)
  expect(refusal).not.toContain('rahasia')
})

test.each([
  [140_018, '14.18', 'DATABASE_URL: PostgreSQL 14.18 is too old. The portal needs PostgreSQL 15 or newer.'],
  [150_000, '15.0', undefined],
  [180_001, '18.1', undefined],
] as const)('PostgreSQL %i', (number, name, refusal) => {
  expect(tooOld({ number, name })).toBe(refusal)
})
