import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAppError } from '#platform/http/error-answer.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createDatabase, type Database, type Executor } from '../database.ts'
import { runNamed } from '../named-statements.ts'
import { setLocally } from './local-settings.ts'
import { withoutTimeLimit } from './time-limit.ts'

const database = useTestDatabase()
let db: Database

beforeAll(() => {
  // One connection: what a statement leaves behind, the next one meets.
  db = createDatabase(database.url, { max: 1, statementTimeoutMs: 300, pooler: { keepsNames: true } })
})
afterAll(() => db.destroy())

const limits = (executor: Executor) =>
  sql<{ limit: string; cost: string }>`
    select current_setting('statement_timeout') as limit, current_setting('random_page_cost') as cost`
    .execute(executor)
    .then(({ rows }) => rows[0])

test('settings hold in transactions and for single statements, and end with them', async () => {
  expect(await limits(db)).toEqual({ limit: '300ms', cost: '1.1' })
  expect(await db.transaction().execute(limits)).toEqual({ limit: '300ms', cost: '1.1' })
  expect(await withoutTimeLimit(() => limits(db))).toEqual({ limit: '0', cost: '1.1' })
})

test('a session keeps none of them for the next client of the pooler', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  setLocally(pool, { statementMs: 300, lasting: 'set local random_page_cost = 1.1' })
  const client = await pool.connect()
  await client.query('select 1')
  await client.query('begin')
  await client.query('commit')
  // The query function of pg itself adds no settings.
  const bare: typeof client.query = pg.Client.prototype.query.bind(client)
  const { rows } = await bare(
    `select current_setting('statement_timeout') as limit, current_setting('random_page_cost') as cost`,
  )
  expect(rows).toEqual([{ limit: '0', cost: '4' }])
  client.release()
  await pool.end()
})

test('a statement that takes too long is ended, and the connection goes on', async () => {
  const slow = () => sql`select pg_sleep(0.6)`.execute(db)
  const fault = await slow().catch((error: unknown) => toAppError(error).code)
  expect([fault, (await withoutTimeLimit(slow)).rows.length]).toEqual(['LAYANAN_SIBUK', 1])
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`create table platform.coba_setempat (id int)`.execute(trx)
      await sql`select pg_sleep(0.6)`.execute(trx)
    }),
  ).rejects.toThrow('statement timeout')
  const { rows } = await sql`select to_regclass('platform.coba_setempat') as ada`.execute(db)
  expect(rows).toEqual([{ ada: null }])
})

test('isolation and savepoints of a transaction stay', async () => {
  const level = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(trx),
    )
  expect(level.rows).toEqual([{ level: 'repeatable read' }])
  const trx = await db.startTransaction().execute()
  const inner = await trx.savepoint('dalam').execute()
  await sql`select 1 / 0`.execute(inner).catch(() => undefined)
  await inner.rollbackToSavepoint('dalam').execute()
  expect(await limits(trx)).toMatchObject({ limit: '300ms' })
  await trx.rollback().execute()
})

test('a named statement that a migration outdated runs again in a new transaction', async () => {
  await sql`create table platform.coba (id int); insert into platform.coba values (7)`.execute(database.db)
  const readAll = () => runNamed(db, sql<{ id: number }>`select * from platform.coba`)
  expect(await readAll()).toEqual([{ id: 7 }])
  await sql`alter table platform.coba add column nama text`.execute(database.db)
  expect(await readAll()).toEqual([{ id: 7, nama: null }])
})

test('without kept names no statement is prepared', async () => {
  const unnamed = createDatabase(database.url, { max: 1, pooler: { keepsNames: false } })
  await runNamed(unnamed, sql`select 1 as tanpa_nama`)
  const { rows } = await sql`select name from pg_prepared_statements`.execute(unnamed)
  await unnamed.destroy()
  expect(rows).toEqual([])
})
