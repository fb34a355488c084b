import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { createTestApp, type SignedInClient, type TestApp } from '#testing/app.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { openEventStream } from './event-stream.fixture.ts'
import { NotificationStreams } from './notification-streams.ts'
import { notify } from './notifikasi.service.ts'

let database: TestDatabase
let servers: [TestApp, TestApp]
let addresses: [string, string]

async function startServer(): Promise<TestApp> {
  const server = await createTestApp({}, { database })
  await server.platform.realtime.start()
  return server
}

beforeAll(async () => {
  database = await createTestDatabase()
  servers = [await startServer(), await startServer()]
  addresses = [await servers[0].app.listen({ port: 0 }), await servers[1].app.listen({ port: 0 })]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

const tell = (server: TestApp, id: number) =>
  server.platform.db
    .transaction()
    .execute((trx) => notify(trx, { penggunaIds: [id] }, { keterangan: 'Kabar' }))
const follow = (address: string, token: string) => openEventStream(`${address}/api/notifikasi/stream`, token)
const readAll = (client: SignedInClient) =>
  client.inject({ method: 'PUT', url: '/api/notifikasi/read_notifikasi', payload: { id_notifikasi: 'all' } })

async function actorOf(client: SignedInClient): Promise<Actor> {
  const { sesi_id } = await database.db
    .selectFrom('akun.sesi')
    .select('id as sesi_id')
    .where('pengguna_id', '=', client.id)
    .executeTakeFirstOrThrow()
  const { id, uuid, username, role } = client
  const none = { provinsi_id: null, kota_id: null, perusahaan_id: null }
  return { id, uuid, username, nama: username, role, sesi_id, wajib_ganti_sandi: false, ...none }
}

describe('notification streams', () => {
  it('a stream sends the count at once and at every change, from any server', async () => {
    const me = await servers[0].as('AUDITOR')
    const other = await servers[0].as('AUDITOR')
    const streams = [await follow(addresses[0], me.token), await follow(addresses[1], me.token)]
    const foreign = await follow(addresses[1], other.token)
    for (const stream of streams) await stream.until(() => stream.unread().length === 1)
    await tell(servers[0], me.id)
    for (const stream of streams) await stream.until(() => stream.unread().at(-1) === '{"unread":1}')
    await tell(servers[1], me.id)
    for (const stream of streams) await stream.until(() => stream.unread().at(-1) === '{"unread":2}')
    await readAll(me)
    for (const stream of streams) await stream.until(() => stream.unread().at(-1) === '{"unread":0}')
    expect(foreign.unread()).toEqual(['{"unread":0}'])
    for (const stream of [...streams, foreign]) await stream.close()
  })

  it('a stream is not compressed, buffered or cached', async () => {
    const me = await servers[0].as('PELAKU_USAHA')
    const stream = await follow(addresses[0], me.token)
    expect(stream.response.status).toBe(200)
    const headers = Object.fromEntries(stream.response.headers)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['cache-control']).toContain('no-store')
    await stream.close()
  })

  it('a stream needs a session', async () => {
    expect((await fetch(`${addresses[0]}/api/notifikasi/stream`)).status).toBe(401)
  })

  it('a stream ends at the next notification after its session has ended', async () => {
    const me = await servers[0].as('AUDITOR')
    const stream = await follow(addresses[1], me.token)
    await stream.until(() => stream.unread().length === 1)
    await database.db
      .updateTable('akun.sesi')
      .set({ diakhiri: new Date() })
      .where('pengguna_id', '=', me.id)
      .execute()
    await tell(servers[0], me.id)
    await stream.until(() => stream.state.ended)
    expect(stream.unread()).toEqual(['{"unread":0}'])
  })

  it('a stream has a heartbeat and ends at the next one after its session has ended', async () => {
    const me = await servers[0].as('AUDITOR')
    const streams = new NotificationStreams(servers[0].platform, 50)
    const actor = await actorOf(me)
    const app = Fastify()
    app.get('/', (_, reply) => reply.header('content-type', 'text/event-stream').send(streams.open(actor)))
    const stream = await openEventStream(await app.listen({ port: 0 }), me.token)
    await stream.until(() => stream.state.text.split(': detak\n\n').length > 3)
    expect(stream.unread()).toEqual(['{"unread":0}'])
    await database.db
      .updateTable('akun.sesi')
      .set({ diakhiri: new Date() })
      .where('pengguna_id', '=', me.id)
      .execute()
    await stream.until(() => stream.state.ended)
    await app.close()
  })

  it('streams per account are limited, and closed ones do not count', async () => {
    const me = await servers[0].as('AUDITOR')
    const streams = new NotificationStreams(servers[0].platform, 10_000)
    const actor = await actorOf(me)
    const open = Array.from({ length: 30 }, () => streams.open(actor))
    expect(() => streams.open(actor)).toThrow('Terlalu banyak percobaan')
    const first = open[0]
    first?.destroy()
    await new Promise((resolve) => first?.once('close', resolve))
    open.push(streams.open(actor))
    for (const stream of open) stream.destroy()
  })

  it('streams do not delay a server that stops', async () => {
    const server = await startServer()
    const me = await server.as('AUDITOR')
    const stream = await follow(await server.app.listen({ port: 0 }), me.token)
    await stream.until(() => stream.unread().length === 1)
    await server.close()
    await stream.until(() => stream.state.ended)
  })
})
