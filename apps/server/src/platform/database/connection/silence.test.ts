import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { toAppError } from '#platform/http/error-answer.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { facts } from '#testing/facts.ts'
import { portal } from '#testing/portal.ts'
import { prepareDatabase } from '../../start/provide.ts'
import { createDatabase, type Executor } from '../database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded.ts'
import { processesIn } from '../embedded/processes.ts'
import { withoutTimeLimit } from './time-limit.ts'

// This test stops and kills PostgreSQL, so it uses its own cluster with its own master data.
const patience = { timeout: 60_000, interval: 20 }

const folder = mkdtempSync(join(tmpdir(), 'portal-diam-'))
chmodSync(folder, 0o755)
let postgres: EmbeddedPostgres
let server: TestApp
const revived: string[] = []

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({
    dataDir: folder,
    say: (line) => revived.push(line),
    settings: { fsync: 'off' },
  })
  await prepareDatabase(
    postgres.url,
    { ...readConfig({ DATA_DIR: folder }), PORTAL_MODE: 'production' },
    { portal, facts },
    () => {},
  )
  const db = createDatabase(postgres.url, { max: 2 })
  server = await createTestApp({}, { database: { db, url: postgres.url, drop: () => db.destroy() } })
})
afterAll(async () => {
  signal('SIGCONT')
  await server.close()
  await server.database.drop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function signal(name: NodeJS.Signals): void {
  for (const pid of processesIn(realpathSync(join(folder, 'postgres')))) process.kill(pid, name)
}

async function ask(url: string): Promise<[number, string | undefined]> {
  const answer = await server.app.inject({ url })
  return [answer.statusCode, answer.json().code]
}

const busy = [503, 'LAYANAN_SIBUK']
const open = '/api/okkp/static/komoditas'
const ready = '/api/health/ready'

test('a database that hangs is answered as busy, in flight and anew, and a long piece of work goes on after it', async () => {
  const { db, watch } = server.platform
  watch.start()
  const [status] = await ask(open)
  expect([status, await ask(ready)]).toEqual([200, [200, undefined]])
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<number>()
  const pidOf = async (executor: Executor) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(executor)).rows[0]?.pid ?? 0
  const longWork = withoutTimeLimit(() =>
    db.transaction().execute(async (trx) => {
      begun.resolve(await pidOf(trx))
      await gate.promise
      return pidOf(trx)
    }),
  )
  const pid = await begun.promise

  signal('SIGSTOP')
  // These requests start before the watch can detect the silence.
  expect(watch.silent).toBe(false)
  const inFlight = await Promise.all([ask(open), ask(ready), ...Array.from({ length: 6 }, () => ask(open))])
  expect(inFlight).toEqual(Array.from({ length: 8 }, () => busy))
  expect(watch.silent).toBe(true)
  expect([await ask(open), await ask(ready)]).toEqual([busy, busy])
  expect(await ask('/api/health')).toEqual([200, undefined])
  const idle = await sql`select 1`.execute(db).catch((error: Error) => error.name)
  expect(idle).toBe('DatabaseSilent')

  gate.resolve()
  signal('SIGCONT')
  await expect.poll(() => ask(ready), patience).toEqual([200, undefined])
  expect(await longWork).toBe(pid)
  expect(await ask(open)).toEqual([200, undefined])
})

test('a killed database is answered as busy, a rollback on its dead connection included, and comes back', async () => {
  const { db } = server.platform
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const broken = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    begun.resolve()
    await gate.promise
    await sql`select 1`.execute(trx)
  })
  await begun.promise
  const cluster = realpathSync(join(folder, 'postgres'))
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(open)))
  // Continue only now, so that both the statement and its rollback meet a dead connection.
  await expect.poll(() => revived.includes('PostgreSQL runs again.'), patience).toBe(true)
  gate.resolve()
  for (const [status] of answers) expect([200, 503]).toContain(status)
  const fault = await broken.catch((error: unknown) => toAppError(error))
  expect(fault).toMatchObject({ code: 'LAYANAN_SIBUK', status: 503 })
  await expect.poll(() => ask(ready), patience).toEqual([200, undefined])
  expect(await ask(open)).toEqual([200, undefined])
})
