import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { provideDatabase } from '#platform/start/provide.ts'
import { openOwnDatabase, tooOld } from './own-database.ts'
import { startPooler } from './pooler.fixture.ts'

const start = (DATABASE_URL: string, DATABASE_DIRECT_URL?: string) =>
  provideDatabase(
    { ...readConfig({}), DATABASE_URL, DATABASE_DIRECT_URL },
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

describe('behind a pooler', () => {
  const { url, adminUrl } = inject('postgres')
  let pooler: Awaited<ReturnType<typeof startPooler>>
  beforeAll(async () => {
    pooler = await startPooler(url)
  })
  afterAll(() => pooler.stop())

  test('a URL past the pooler is required, to the same database', async () => {
    expect(await start(pooler.url)).toMatch(/^DATABASE_DIRECT_URL: required, because DATABASE_URL leads to/)
    expect(await start(pooler.url, pooler.url)).toBe(
      'DATABASE_DIRECT_URL: leads to a connection pooler. Name PostgreSQL itself.',
    )
    expect(await start(pooler.url, adminUrl)).toBe(
      'DATABASE_DIRECT_URL: leads to another database than DATABASE_URL.',
    )
    expect(await start(pooler.url, url.replace('/portal?', '/tidak_ada?'))).toMatch(
      /^DATABASE_DIRECT_URL: the database is unreachable/,
    )
  })

  test('a pooler that passes names of statements on is told once, and used without them', async () => {
    const said: string[] = []
    const found = await openOwnDatabase({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }, (line) =>
      said.push(line),
    )
    expect(found).toEqual({ url, pooler: { url: pooler.url, keepsNames: false } })
    expect(said).toEqual([
      expect.stringMatching(/^DATABASE_URL: the pooler does not keep prepared statements/),
    ])
  })

  test('PostgreSQL itself keeps names', async () => {
    const found = await openOwnDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }, () => {})
    expect(found.pooler).toEqual({ url, keepsNames: true })
  })
})

describe('with a standby', () => {
  const { url, adminUrl } = inject('postgres')
  const openWith = async (DATABASE_REPLICA_URL: string) => {
    const said: string[] = []
    const found = await openOwnDatabase({ DATABASE_URL: url, DATABASE_REPLICA_URL }, (line) =>
      said.push(line),
    ).catch((error: Error) => error.message)
    return { found, said: said.join() }
  }

  test('one that does not answer is reported, and used when it does', async () => {
    const standbyUrl = 'postgres://portal:rahasia@127.0.0.1:1/portal'
    const { found, said } = await openWith(standbyUrl)
    expect(found).toEqual({ url, standbyUrl })
    expect(said).toMatch(
      /^DATABASE_REPLICA_URL: the standby is unreachable .*ECONNREFUSED.* go to the primary/,
    )
    expect(said).not.toContain('rahasia')
  })

  test('one that is a primary is reported', async () => {
    expect((await openWith(url)).said).toMatch(/^DATABASE_REPLICA_URL: this PostgreSQL is no standby/)
  })

  test('one with other data is refused', async () => {
    expect((await openWith(adminUrl)).found).toBe(
      'DATABASE_REPLICA_URL: leads to another database than DATABASE_URL.',
    )
  })
})
