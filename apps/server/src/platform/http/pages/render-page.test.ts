import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'portal-web-'))
const limit = 20

/** Replaces the web's server bundle with pages that each do one thing. */
const bundle = `
export const publicPages = () => ['/', '/isi']
export const createRenderer = (manifest) => async ({ href, origin, shell, read }) => {
  const url = new URL(href, origin)
  if (url.pathname === '/isi') {
    const answers = []
    for (const address of url.searchParams.getAll('baca')) answers.push(await read(address))
    return { status: 200, html: shell.replace('<i>', '<i>' + JSON.stringify({ origin, manifest, answers })) }
  }
  if (url.pathname === '/ramai' || url.pathname === '/cek') {
    globalThis.rendered = (globalThis.rendered ?? 0) + 1
    const answer = await read(url.searchParams.get('baca') ?? '/api/okkp/static/jenis_registrasi')
    const html = shell.replace('<i>', '<i>' + answer.status + ' ' + globalThis.rendered)
    return { status: 200, html, keep: url.pathname === '/cek' ? 'check' : 'crowd' }
  }
  if (url.pathname === '/tidak-ada') return { status: 404, html: shell.replace('<i>', '<i>tidak ada') }
  if (url.pathname === '/lama') return { status: 302, location: '/isi' }
  if (url.pathname === '/rusak') throw new Error('tidak dapat digambar')
}`

const shell =
  '<html><script nonce="__CSP_NONCE__">gelap()</script><script src="/a.js"></script><i></i></html>'

let server: TestApp
beforeAll(async () => {
  await mkdir(join(webRoot, 'server'), { recursive: true })
  await mkdir(join(webRoot, '.vite'), { recursive: true })
  await writeFile(join(webRoot, 'index.html'), shell)
  await writeFile(join(webRoot, '.vite/manifest.json'), '{"a":{"file":"b"}}')
  await writeFile(join(webRoot, 'server/render.js'), bundle)
  server = await createTestApp({ RATE_LIMIT_PER_MINUTE: String(limit) }, { webRoot })
})
afterAll(async () => {
  await server.close()
  await rm(webRoot, { recursive: true, force: true })
})

let visitors = 0
/** Uses a new address for each request, unless a test counts requests together. */
const get = (url: string, headers = {}, remoteAddress = `10.0.0.${visitors++}`) =>
  server.app.inject({ url, headers, remoteAddress })

const contentOf = (html: string) => JSON.parse(/<i>(.*)<\/i>/.exec(html)?.[1] ?? '')

it('sends a screen with its content, under the policy of pages', async () => {
  const { statusCode, headers, body } = await get('/isi?baca=/api/okkp/static/jenis_registrasi')
  expect(statusCode).toBe(200)
  const { origin, manifest, answers } = contentOf(body)
  expect(origin).toBe('http://127.0.0.1:3000')
  expect(manifest).toEqual({ a: { file: 'b' } })
  expect(answers[0]).toMatchObject({ status: 200, body: { success: true } })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  const policy = String(headers['content-security-policy'])
  // To compute the hash: printf 'gelap()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-4WavgYHGJeMVmAAYUs1Wlqsj1+Kex36FNuqeCNc+YpI=';")
  expect(policy).toContain("style-src 'self';")
  expect(policy + body).not.toContain('nonce')
})

it('sends an empty page with a nonce of its own to whoever asks for one, also at a public address', async () => {
  for (const url of ['/isi?sesi=1', '/admin']) {
    const { headers, body } = await get(url)
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(`<script nonce="${nonce}">gelap()</script>`)
    expect([headers['cache-control'], contentLength(body)]).toEqual(['no-cache', 0])
  }
})

const rendered = () => (globalThis as { rendered?: number }).rendered ?? 0
const contentLength = (body: string) => /<i>(.*)<\/i>/.exec(body)?.[1]?.length

it('renders a page for the crowd once in a few seconds, also while it is asked for at the same time', async () => {
  const before = rendered()
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/ramai')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(rendered()).toBe(before + 1)
  const { headers } = await get('/ramai')
  expect(rendered()).toBe(before + 1)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=30, stale-while-revalidate=60',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^W\/"/),
  })
  expect(headers).not.toHaveProperty('set-cookie')
  const again = await get('/ramai', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const packed = await get('/ramai', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(answers[0]?.body)
})

it('keeps no page that misses something it reads, and none that must be asked for anew', async () => {
  const missing = '/ramai?baca=/api/tidak-ada'
  const first = await get(missing)
  expect(first.headers['cache-control']).toBe('no-store')
  expect((await get(missing)).body).not.toBe(first.body)
  const checked = await get('/cek')
  expect([checked.headers['cache-control'], typeof checked.headers.etag]).toEqual(['no-cache', 'string'])
  expect((await get('/cek')).body).not.toBe(checked.body)
})

it('gives nobody the refusal of somebody else', async () => {
  const url = '/ramai?n=1'
  for (let time = 0; time < limit; time++) await get('/api/health', {}, '10.8.8.8')
  const [refused, other] = await Promise.all([get(url, {}, '10.8.8.8'), get(url)])
  expect(refused.statusCode).toBe(429)
  expect([other.statusCode, other.body]).toEqual([200, expect.stringContaining('<i>200 ')])
})

it('is the same page for a visitor and for somebody who is signed in', async () => {
  const { token, role } = await server.as('SUPERADMIN')
  const asVisitor = await get('/isi?baca=/api/okkp/static/jenis_registrasi')
  const signedIn = { authorization: `Bearer ${token}`, role, cookie: 'segar=karangan' }
  const asStaff = await get('/isi?baca=/api/okkp/static/jenis_registrasi', signedIn)
  expect(asStaff.body).toBe(asVisitor.body)
})

it('packs pages more thoroughly than answers', async () => {
  const reads = ['provinsi', 'jenis_registrasi', 'jenis_sertifikat'].map(
    (of) => `baca=/api/okkp/static/${of}`,
  )
  const { rawPayload } = await get(`/isi?${reads.join('&')}`, { 'accept-encoding': 'gzip' })
  const html = gunzipSync(rawPayload)
  expect(rawPayload.length).toBe(gzipSync(html, { level: 6 }).length)
  expect(rawPayload.length).toBeLessThan(gzipSync(html, { level: 1 }).length)
})

it('says that there is nothing, and where it is now', async () => {
  const nothing = await get('/tidak-ada')
  expect([nothing.statusCode, nothing.body]).toEqual([404, expect.stringContaining('<i>tidak ada')])
  const moved = await get('/lama')
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/isi'])
})

it('leaves a screen it does not know to the browser', async () => {
  const { statusCode, body } = await get('/admin')
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<i></i>')])
})

it('sends the empty page where rendering fails', async () => {
  const { statusCode, body } = await get('/rusak')
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<i></i>')])
})

it('reads as a visitor, whoever asks', async () => {
  const { token, role } = await server.as('SUPERADMIN')
  const asked = await get('/isi?baca=/api/user/detail/me', { authorization: `Bearer ${token}`, role })
  expect(contentOf(asked.body).answers[0].status).toBe(401)
})

it("counts what a page reads against its visitor's limit, and passes on when to come back", async () => {
  const busy = `/isi?${'baca=/api/okkp/static/jenis_registrasi&'.repeat(limit)}`
  const { headers, body } = await get(busy, {}, '10.9.9.9')
  const statuses = contentOf(body).answers.map(({ status }: { status: number }) => status)
  expect(statuses.filter((status: number) => status === 429)).toHaveLength(1)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const other = await get('/isi?baca=/api/okkp/static/jenis_registrasi')
  expect(contentOf(other.body).answers[0].status).toBe(200)
})

it('never serves the bundle itself', async () => {
  const { statusCode, json } = await get('/server/render.js')
  expect([statusCode, json().code]).toEqual([404, 'ALAMAT_TIDAK_DITEMUKAN'])
})

it('starts with a bundle that cannot be read, and sends empty pages', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'portal-web-'))
  await mkdir(join(broken, 'server'))
  await writeFile(join(broken, 'index.html'), shell)
  await writeFile(join(broken, 'server/render.js'), 'import "./tidak-ada.js"')
  const { app, close } = await createTestApp({}, { webRoot: broken, database: server.database })
  expect((await app.inject('/isi')).body).toContain('<i></i>')
  await close()
  await rm(broken, { recursive: true, force: true })
})

it('names the pages of the bundle in the map of the site', async () => {
  const { body } = await server.app.inject({ url: '/sitemap.xml' })
  expect(body.match(/<loc>[^<]*<\/loc>/g)?.map((loc) => new URL(loc.slice(5, -6)).pathname)).toEqual([
    '/',
    '/isi',
    '/panduan/semua',
  ])
})
