import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { toAppError } from '#platform/http/error-answer.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createDatabase } from '../database.ts'
import { createClient } from './address.ts'

const database = useTestDatabase()
let closedPort = 0

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  closedPort = (server.address() as AddressInfo).port
  server.close()
})

const nameOfDatabase = () => /@\/(\w+)/.exec(database.url)?.[1] ?? ''

/** Returns a URL with a host that is down before the one of the tests, whose socket is written as a host. */
function severalHosts(wanted: string): string {
  const { searchParams } = new URL(database.url.replace('@/', '@x/'))
  const socket = encodeURIComponent(searchParams.get('host') ?? '')
  return `postgres://portal@127.0.0.1:${closedPort},${socket}/${nameOfDatabase()}?target_session_attrs=${wanted}`
}

test('a pool passes over a host that is down', async () => {
  const db = createDatabase(severalHosts('read-write'), { max: 2 })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  expect(database.url).toContain(`/${rows[0]?.name}?`)
  await db.destroy()
})

test('a host that does not take writes is no fit for read-write, and one for read-only', async () => {
  // Not the role: other test files connect with it meanwhile.
  await sql`alter database ${sql.id(nameOfDatabase())} set default_transaction_read_only = on`.execute(
    database.db,
  )
  const db = createDatabase(severalHosts('read-write'), { max: 2 })
  const refused = await sql`select 1`.execute(db).catch((error: unknown) => toAppError(error))
  expect(refused).toMatchObject({ code: 'LAYANAN_SIBUK', status: 503 })
  await db.destroy()
  const client = createClient(severalHosts('read-only'))
  await client.connect()
  expect((await client.query('select 1 as satu')).rows).toEqual([{ satu: 1 }])
  await client.end()
})

test('a single host without the attribute is left to pg', async () => {
  const client = createClient(inject('postgres').url)
  await client.connect()
  await client.end()
})
