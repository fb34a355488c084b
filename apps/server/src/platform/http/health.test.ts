import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#testing/app.ts'
import { createTestDatabase } from '#testing/database.ts'

test('on a read-only database the server is not ready, reads go on, and a write is told to come back', async () => {
  const database = await createTestDatabase()
  const name = new URL(database.url.replace('@/', '@x/')).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only to on`.execute(database.db)
  const server = await createTestApp({}, { database })
  const ask = async (url: string) => (await server.app.inject({ url })).statusCode
  expect(await ask('/api/health')).toBe(200)
  const ready = await server.app.inject({ url: '/api/health/ready' })
  expect([ready.statusCode, ready.json().message]).toEqual([503, 'Basis data sedang hanya dapat dibaca.'])
  expect(await ask('/api/okkp/static/komoditas')).toBe(200)
  const write = await server.app.inject({
    method: 'POST',
    url: '/api/okkp/ratings/add',
    payload: { ratings: 1 },
  })
  expect([write.statusCode, write.json().code, write.headers['retry-after']]).toEqual([
    503,
    'LAYANAN_SIBUK',
    '5',
  ])
  await server.close()
  await database.drop()
})
