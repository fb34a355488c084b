import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parse } from '#platform/shape.ts'
import { useTestDatabase } from '#testing/database.ts'
import { PreparedQuery } from './prepared-query.ts'

const database = useTestDatabase()
let client: pg.Client
let described = 0
beforeAll(async () => {
  client = new pg.Client(database.url)
  await client.connect()
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('rowDescription', () => {
    described += 1
  })
})
afterAll(() => client.end())

function ask(name: string, parse: Parse): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const statement = { name, text: 'select $1::text as teks, 2 as dua' }
    client.query(
      new PreparedQuery(
        statement,
        ['satu'],
        () => parse,
        (error, rows) => (error === undefined ? resolve(rows) : reject(error)),
      ),
    )
  })
}

test('what the columns are is asked once', async () => {
  for (let n = 0; n < 3; n++)
    expect(await ask('sekali', (text) => text)).toEqual([{ teks: 'satu', dua: '2' }])
  expect(described).toBe(1)
})

test('a value that cannot be read fails its question, and the connection goes on', async () => {
  const broken = () => {
    throw new Error('rusak')
  }
  await expect(ask('rusak', broken)).rejects.toThrow('rusak')
  expect(await ask('sekali', (text) => text)).toEqual([{ teks: 'satu', dua: '2' }])
})

test('on a connection that is lost whoever waits is told, and whoever comes later', async () => {
  const lost = new pg.Client(database.url)
  lost.on('error', () => {})
  await lost.connect()
  const run = (text: string) =>
    new Promise((resolve, reject) => {
      const done = (error: unknown, rows: unknown) => (error === undefined ? resolve(rows) : reject(error))
      lost.query(new PreparedQuery({ name: text, text }, [], () => String, done))
    })
  await expect(run('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(/terminat/)
  await expect(run('select 1 as satu')).rejects.toThrow(/connection error|not queryable|terminated/i)
})
