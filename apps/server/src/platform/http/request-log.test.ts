import { connect } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'

let server: TestApp
const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  server = await createTestApp({}, { log })
})
afterAll(() => server.close())
beforeEach(() => lines.splice(0))

test('a request leaves one line, with the route and not the path', async () => {
  const answer = await server.app.inject('/api/verifikasi/RAHASIA1?surat=siti@contoh.id')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 30,
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/api/verifikasi/:kode',
    status: 404,
    code: 'TIDAK_DITEMUKAN',
    msg: 'request',
  })
  expect(lines[0]?.ms).toBeGreaterThan(0)
  expect(JSON.stringify(lines)).not.toMatch(/RAHASIA1|siti/)
})

test('the line names the account by its number and the role, if the server knows them', async () => {
  const admin = await server.as('SUPERADMIN', { username: 'bu_sari' })
  await admin.inject({ url: '/api/user/me' })
  await server.app.inject('/api/health')
  expect(lines.map(({ user, role, status }) => [user, role, status])).toEqual([
    [admin.id, 'SUPERADMIN', expect.any(Number)],
    [undefined, undefined, 200],
  ])
  expect(JSON.stringify(lines)).not.toContain('bu_sari')
})

test('an unknown path and its query are not logged', async () => {
  await server.app.inject('/api/karangan/3273010101900001?nik=3273010101900001')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ status: 404, code: 'ALAMAT_TIDAK_DITEMUKAN' })
  expect(JSON.stringify(lines)).not.toContain('3273010101900001')
})

test('a fault of the server is in the same line, with its cause', async () => {
  const { db } = server.platform
  const original = db.selectFrom
  db.selectFrom = () => {
    throw new Error('rusak di sini')
  }
  await server.app.inject('/api/okkp/static/komoditas')
  db.selectFrom = original
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 50, status: 500, err: { message: 'rusak di sini' } })
})

test('a client that leaves early is logged with 499', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect(port, '127.0.0.1', () => {
    const head =
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n'
    socket.write(`${head}{`, () => setTimeout(() => socket.destroy(), 100))
  })
  await expect
    .poll(() => lines.filter(({ msg }) => msg === 'request'))
    .toMatchObject([{ method: 'POST', route: '/api/user/login', status: 499 }])
})
