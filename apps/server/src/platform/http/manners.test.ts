import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let admin: SignedInClient
let address: string

beforeAll(async () => {
  admin = await server.get().as('SUPERADMIN')
  // Use a real socket, because only there does HEAD drop the body.
  address = await server.get().app.listen({ port: 0 })
})

describe('HEAD', () => {
  const headersOf = async (method: string, url: string, encoding: string) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'accept-encoding': encoding }
    const answer = await fetch(`${address}${url}`, { method, headers })
    const content = await answer.arrayBuffer()
    const told = ['content-type', 'content-encoding', 'content-length', 'cache-control', 'etag', 'allow']
    return { content, told: [answer.status, ...told.map((name) => answer.headers.get(name))] }
  }

  test.each([
    '/api/health',
    '/api/okkp/static/komoditas',
    '/api/user/index',
    '/api/user/detail/bukan-uuid',
    '/api/okkp/imports/template/1',
    '/api/data-terbuka/v1/registrasi.csv',
    '/api/openapi.json',
    '/api/docs',
    '/api/tidak-ada',
    '/',
    '/assets/tidak-ada.js',
  ])('%s is answered like GET, without the content', async (url) => {
    for (const encoding of ['identity', 'br']) {
      const get = await headersOf('GET', url, encoding)
      const head = await headersOf('HEAD', url, encoding)
      expect(get.content.byteLength).toBeGreaterThan(0)
      expect(head.content.byteLength).toBe(0)
      expect(head.told).toEqual(get.told)
    }
  })

  it('needs the same right as GET', async () => {
    const { app, as } = server.get()
    const url = '/api/user/index'
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(401)
    expect((await (await as('PELAKU_USAHA')).inject({ method: 'HEAD', url })).statusCode).toBe(403)
  })

  it('of an endless stream ends, and holds none of the open ones', async () => {
    for (let n = 0; n < 40; n += 1) {
      const head = await admin.inject({ method: 'HEAD', url: '/api/notifikasi/stream' })
      expect([head.statusCode, head.headers['content-type']]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ])
    }
  })
})

describe('a method that an address does not have', () => {
  test.each([
    ['DELETE', '/api/okkp/static/komoditas', 'GET, HEAD'],
    ['GET', '/api/okkp/static/komoditas/add', 'POST'],
    ['HEAD', '/api/user/login', 'POST'],
    ['POST', '/api/okkp/imports/00000000-0000-4000-8000-000000000000/', 'GET, HEAD'],
    ['PATCH', '/api/okkp/imports?page=1', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/health', 'GET, HEAD'],
    ['POST', '/masuk', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
  ] as const)('%s %s is told the others', async (method, url, allow) => {
    const answer = await server.get().app.inject({ method, url })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ success: false, code: 'METODE_DITOLAK' })
  })

  test.each([
    ['POST', '/api/tidak-ada'],
    ['GET', '/api/okkp/static/komoditas/add/lagi'],
    ['DELETE', '/api'],
  ] as const)('%s %s is unknown where there is no address', async (method, url) => {
    const answer = await server.get().app.inject({ method, url })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ALAMAT_TIDAK_DITEMUKAN'])
    expect(answer.headers).not.toHaveProperty('allow')
  })
})

it('401 names the way to sign in, and the token where there was one', async () => {
  const { app } = server.get()
  const url = '/api/user/index'
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers['www-authenticate']
  expect(await ask({})).toBe('Bearer realm="Portal Pangan Segar"')
  expect(await ask({ authorization: 'Bearer karangan' })).toBe(
    'Bearer realm="Portal Pangan Segar", error="invalid_token"',
  )
  expect((await admin.inject({ url })).headers).not.toHaveProperty('www-authenticate')
})

describe('files of the web', () => {
  it('are sent in parts, and not again', async () => {
    const { app, dataDir } = server.get()
    await mkdir(join(dataDir, 'assets'), { recursive: true })
    await writeFile(join(dataDir, 'assets', 'huruf.woff2'), '0123456789')
    const url = '/assets/huruf.woff2'
    const whole = await app.inject({ url })
    expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
    const part = await app.inject({ url, headers: { range: 'bytes=2-4' } })
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/10', '234'])
    const seen = String(whole.headers['last-modified'])
    expect((await app.inject({ url, headers: { 'if-modified-since': seen } })).statusCode).toBe(304)
    const before = new Date(Date.parse(seen) - 1000).toUTCString()
    expect((await app.inject({ url, headers: { 'if-modified-since': before } })).statusCode).toBe(200)
  })

  it('are kept for a year, but never that one, or a part of it, is missing', async () => {
    const { app, dataDir } = server.get()
    await mkdir(join(dataDir, 'assets'), { recursive: true })
    await writeFile(join(dataDir, 'assets', 'ada.js'), '0123456789')
    const ask = async (url: string, range?: string) => {
      const answer = await app.inject({ url, headers: range ? { range } : {} })
      return [answer.statusCode, answer.headers['cache-control']]
    }
    const forGood = 'public, max-age=31536000, immutable'
    expect(await ask('/assets/ada.js')).toEqual([200, forGood])
    expect(await ask('/assets/ada.js', 'bytes=9-')).toEqual([206, forGood])
    expect(await ask('/assets/ada.js', 'bytes=10-')).toEqual([416, undefined])
    expect(await ask('/assets/versi-lama.js')).toEqual([404, undefined])
  })
})
