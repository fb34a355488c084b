import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { sendRaw } from './raw-request.fixture.ts'

const server = useTestApp({ PUBLIC_URL: 'http://portal.example.go.id' })
beforeAll(() => server.get().app.listen({ port: 0, host: '127.0.0.1' }))

async function ask(...head: string[]) {
  const { status, body } = await sendRaw(server.get().app, head).answer
  return [status, JSON.parse(body).code]
}

const own = 'Host: portal.example.go.id'

test('an absolute address of the portal itself leads where its path does', async () => {
  expect(await ask('GET http://portal.example.go.id/api/health HTTP/1.1', own)).toEqual([200, undefined])
})

test.each([
  ['another host', 'http://jahat.example/api/health'],
  ['another port', 'http://portal.example.go.id:8080/api/health'],
  ['another scheme', 'ftp://jahat.example/api/health'],
])('an absolute address of %s is refused', async (_name, target) => {
  expect(await ask(`GET ${target} HTTP/1.1`, own)).toEqual([421, 'ALAMAT_LAIN'])
})

test('two Host headers are refused, also where they agree', async () => {
  expect(await ask('GET /api/health HTTP/1.1', own, 'Host: jahat.example')).toEqual([400, 'PERMINTAAN_RUSAK'])
  expect(await ask('GET /api/health HTTP/1.1', own, own)).toEqual([400, 'PERMINTAAN_RUSAK'])
})

test.each(['gzip', 'br', 'deflate', 'x-karangan'])(
  'a body encoded as %s is refused unread',
  async (encoding) => {
    const answer = await server.get().app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload: gzipSync('{}'),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'ISI_TERKOMPRESI'])
  },
)

test('a body that says it is not encoded is read', async () => {
  const answer = await server.get().app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
    payload: '{}',
  })
  expect(answer.json().code).toBe('VALIDASI_GAGAL')
})

test.each([
  [
    'a header that is too long',
    [`GET /api/health?x=${'x'.repeat(40_000)} HTTP/1.1`, own],
    431,
    'ALAMAT_TERLALU_PANJANG',
  ],
  ['a line that is no request', ['apa ini'], 400, 'PERMINTAAN_RUSAK'],
])('%s is answered in the words of the portal', async (_name, head, status, code) => {
  expect(await ask(...head)).toEqual([status, code])
})
