import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { toAppError } from '#platform/http/error-answer.ts'
import { useTestDatabase } from '#testing/database.ts'
import { DatabaseWatch } from '../connection/watch.ts'
import { createDatabase, type Database, type Executor } from '../database.ts'
import { inSnapshot } from '../transaction.ts'
import { eachFromStandby, onPrimary, readFromStandby } from './standby-reads.ts'

const primary = useTestDatabase()
// A database of its own shows by its content who answered.
const standby = useTestDatabase()
const watch = new DatabaseWatch({ ask: async () => undefined, drop: () => undefined })
let usable: boolean
let db: Database

const open = (url = standby.url) =>
  createDatabase(primary.url, {
    max: 2,
    statementTimeoutMs: 60_000,
    waitMs: 200,
    standby: { url, watch, isUsable: () => usable },
  })

beforeAll(async () => {
  for (const [name, { db: each, url }] of Object.entries({ primary, standby })) {
    await sql`create table platform.coba (isi text)`.execute(each)
    await sql`insert into platform.coba values (${name})`.execute(each)
    if (name === 'standby') {
      const [, database] = /\/(\w+)\?/.exec(url) ?? []
      await sql`alter database ${sql.id(database ?? '')} set default_transaction_read_only = on`.execute(each)
    }
  }
})
beforeEach(() => {
  usable = true
  db = open()
})
afterEach(() => db.destroy())

const read = async (executor: Executor = db) => {
  const { rows } = await sql<{ isi: string }>`select isi from platform.coba order by isi`.execute(executor)
  return rows.map(({ isi }) => isi).join()
}

test('only marked reads come from the standby, and only while it is usable', async () => {
  expect(await read()).toBe('primary')
  expect(await readFromStandby(read)).toBe('standby')
  expect(await readFromStandby(() => inSnapshot(db, read))).toBe('standby')
  expect(await readFromStandby(() => onPrimary(read))).toBe('primary')
  usable = false
  expect(await readFromStandby(read)).toBe('primary')
})

test('work that writes runs again on the primary, and its first run leaves nothing', async () => {
  let runs = 0
  await readFromStandby(async () => {
    runs += 1
    await sql`insert into platform.coba values ('tulis')`.execute(db)
  })
  expect([runs, await read(), await readFromStandby(read)]).toEqual([2, 'primary,tulis', 'standby'])
  await sql`delete from platform.coba where isi = 'tulis'`.execute(db)
})

test('a standby that is gone costs no reader anything', async () => {
  const lost = open('postgres://portal@127.0.0.1:1/portal')
  expect(await readFromStandby(() => read(lost))).toBe('primary')
  await lost.destroy()
})

test('a connection that breaks in the middle of a read costs no reader anything', async () => {
  let runs = 0
  const answer = await readFromStandby(async () => {
    runs += 1
    if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    return read()
  })
  expect(answer).toBe('primary')
})

test('a fault of the work itself is not tried again', async () => {
  let runs = 0
  const faulty = readFromStandby(async () => {
    runs += 1
    await sql`select 1 / 0`.execute(db)
  })
  await expect(faulty).rejects.toThrow('division by zero')
  expect(runs).toBe(1)
})

test('a busy standby does not pass its load on to the primary', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const hold = () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const work = readFromStandby(() =>
      db.connection().execute(async (own) => {
        await sql`select 1`.execute(own)
        begin()
        await finished
      }),
    )
    return { begun, work }
  }
  const held = [hold(), hold()]
  await Promise.all(held.map(({ begun }) => begun))
  const fault = await readFromStandby(read).catch((error: unknown) => toAppError(error).code)
  expect(fault).toBe('LAYANAN_SIBUK')
  finish()
  await Promise.all(held.map(({ work }) => work))
})

test('each part of a stream comes from the standby, whenever it is read', async () => {
  async function* parts() {
    yield await read()
    yield await read()
  }
  const seen: string[] = []
  for await (const part of eachFromStandby(parts())) seen.push(part)
  expect(seen).toEqual(['standby', 'standby'])
})

test('a stream that is left early is closed', async () => {
  let closed = false
  async function* parts() {
    try {
      yield 1
      yield 2
    } finally {
      closed = true
    }
  }
  for await (const _ of eachFromStandby(parts())) break
  expect(closed).toBe(true)
})
