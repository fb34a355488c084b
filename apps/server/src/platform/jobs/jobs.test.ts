import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectionTo } from '#platform/database/connection/address.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { Jobs } from './jobs.ts'

let database: TestDatabase
let jobs: Jobs
const seen: string[] = []
const quiet = pino({ level: 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = new Jobs(database.url, quiet)
  jobs.on<{ nama: string }>('contoh', async ({ nama }) => {
    seen.push(nama)
  })
  jobs.on<{ nomor: number }>(
    'banyak',
    async ({ nomor }) => {
      if (nomor === 7) throw new Error('yang ini gagal')
      seen.push(`banyak ${nomor}`)
    },
    { batch: 10 },
  )
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

describe('jobs', () => {
  it('a job runs if and only if its transaction commits', async () => {
    const cancelled = database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'contoh', { nama: 'dibatalkan' })
      throw new Error('batal')
    })
    await expect(cancelled).rejects.toThrow('batal')
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'contoh', { nama: 'disimpan' }))
    await vi.waitFor(() => expect(seen).toContain('disimpan'), { timeout: 60_000 })
    expect(seen).not.toContain('dibatalkan')
  })

  it('an unknown job is refused before it is queued', async () => {
    const work = database.db.transaction().execute((trx) => jobs.enqueue(trx, 'tidak-ada', {}))
    await expect(work).rejects.toThrow('Unknown job')
  })

  it('short jobs run in a batch, and a failed one retries alone', async () => {
    const numbers = Array.from({ length: 50 }, (_, nomor) => nomor)
    await database.db.transaction().execute(async (trx) => {
      for (const nomor of numbers) await jobs.enqueue(trx, 'banyak', { nomor })
    })
    const states = async () =>
      (
        await sql<{ state: string; n: number }>`select state::text, count(*)::int as n from pgboss.job
          where name = 'banyak' group by state order by state`.execute(database.db)
      ).rows
    const expected = [
      { state: 'completed', n: 49 },
      { state: 'retry', n: 1 },
    ]
    await vi.waitFor(async () => expect(await states()).toEqual(expected), { timeout: 60_000 })
    expect(seen.filter((name) => name.startsWith('banyak'))).toHaveLength(49)
  })

  it('a queue of an earlier release gets the new settings', async () => {
    const retryLimit = async () => {
      const { rows } = await sql<{ retry_limit: number }>`
        select retry_limit from pgboss.queue where name = 'berubah'`.execute(database.db)
      return rows[0]?.retry_limit
    }
    const release = async (limit: number) => {
      const server = new Jobs(database.url, quiet)
      server.on('berubah', async () => {}, { retryLimit: limit })
      await server.start()
      await server.stop()
    }
    await release(3)
    expect(await retryLimit()).toBe(3)
    await release(5)
    expect(await retryLimit()).toBe(5)
  })

  it.each(['new', 'of an earlier release'] as const)(
    'a scheduled job never runs beside itself (queue %s)',
    async (age) => {
      const name = age === 'new' ? 'berkala-baru' : 'berkala-lama'
      const boss = new PgBoss({ ...connectionTo(database.url), supervise: false, schedule: false })
      await boss.start()
      if (age === 'of an earlier release') await boss.createQueue(name)
      const runs: PromiseWithResolvers<void>[] = []
      const server = () => {
        const one = new Jobs(database.url, quiet)
        one.every(name, '0 0 1 1 *', () => {
          const run = Promise.withResolvers<void>()
          runs.push(run)
          return run.promise
        })
        return one
      }
      const servers = [server(), server()]
      for (const one of servers) await one.start()
      // The schedule sends a job in this way.
      const tick = () => boss.send(name, {})
      expect(await tick()).not.toBeNull()
      await vi.waitFor(() => expect(runs.length).toBe(1), { timeout: 60_000, interval: 100 })
      expect(await tick()).toBeNull()
      const { rows } = await sql<object>`select expire_seconds, heartbeat_seconds from pgboss.job
      where name = ${name}`.execute(database.db)
      expect(rows).toEqual([{ expire_seconds: 7_200, heartbeat_seconds: 30 }])
      runs[0]?.resolve()
      await vi.waitFor(async () => expect(await tick()).not.toBeNull(), { timeout: 60_000, interval: 100 })
      await vi.waitFor(() => expect(runs.length).toBe(2), { timeout: 60_000, interval: 100 })
      runs[1]?.resolve()
      await Promise.all(servers.map((one) => one.stop()))
      await boss.stop({ graceful: false })
    },
    120_000,
  )
})
