import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { withoutTimeLimit } from '#platform/database/connection/time-limit.ts'
import { createLogger } from '#platform/start/create-platform.ts'
import { createTestApp } from '#testing/app.ts'
import { portal } from '#testing/portal.ts'

/** Occupies all connections of the pool until the caller calls the returned function. */
async function fillPool(server: Awaited<ReturnType<typeof createTestApp>>, connections: number) {
  const gate = Promise.withResolvers<void>()
  const held = Array.from({ length: connections }, () => {
    const begun = Promise.withResolvers<void>()
    const done = withoutTimeLimit(() =>
      server.platform.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx)
        begun.resolve()
        await gate.promise
      }),
    )
    return { begun: begun.promise, done }
  })
  await Promise.all(held.map(({ begun }) => begun))
  return async () => {
    gate.resolve()
    await Promise.all(held.map(({ done }) => done))
  }
}

test('a request that finds no free connection is told to come back, work without a limit waits its turn', async () => {
  const lines = new PassThrough()
  const log = createLogger(readConfig({ LOG_LEVEL: 'warn' }), portal, lines)
  const server = await createTestApp({ DATABASE_WAIT_MS: '50' }, { log })
  const ask = () => server.app.inject({ url: '/api/okkp/static/komoditas' })
  expect((await ask()).statusCode).toBe(200)
  const release = await fillPool(server, 5)
  const patient = withoutTimeLimit(() => sql`select 1`.execute(server.platform.db))
  const shed = await ask()
  expect([shed.statusCode, shed.json().code, shed.headers['retry-after']]).toEqual([
    503,
    'LAYANAN_SIBUK',
    '5',
  ])
  await release()
  await patient
  expect((await ask()).statusCode).toBe(200)

  const logged = String(lines.read()).trim().split('\n')
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    code: 'LAYANAN_SIBUK',
    status: 503,
    reason: 'No database connection became free within 50 ms',
  })
  expect(logged[0]).not.toContain('stack')
  await server.platform.errorLog.flush()
  const [row] = await server.platform.db
    .selectFrom('platform.log_galat')
    .select(['status', 'rincian'])
    .where('status', '=', 503)
    .execute()
  expect(row).toEqual({ status: 503, rincian: null })
  await server.close()
})
