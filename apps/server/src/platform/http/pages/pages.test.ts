import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createTestApp, useTestApp } from '#testing/app.ts'

const server = useTestApp()

it('a busy server refuses pages, but sends the assets of pages that it has sent', async () => {
  const { app, dataDir, close } = await createTestApp({}, { longestDelay: 1 })
  await mkdir(join(dataDir, 'assets'), { recursive: true })
  await writeFile(join(dataDir, 'assets', 'gaya.css'), 'a{}')
  const ask = async (url: string) => (await app.inject({ url })).statusCode
  await vi.waitFor(
    async () => {
      const until = performance.now() + 60
      while (performance.now() < until);
      expect(await ask('/api/wilayah/provinsi')).toBe(503)
    },
    { timeout: 60_000, interval: 20 },
  )
  expect(await ask('/assets/gaya.css')).toBe(200)
  await close()
})

it('lets a worker of the web compile what it decodes with, and nothing else', async () => {
  const { app, dataDir } = server.get()
  await mkdir(join(dataDir, 'assets'), { recursive: true })
  await writeFile(join(dataDir, 'assets', 'worker.mjs'), 'export {}')
  const { statusCode, headers } = await app.inject({ url: '/assets/worker.mjs' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('javascript')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).not.toContain("'unsafe-eval'")
})

it.each([
  '/.env',
  '/.git/config',
  '/.git',
  '/%2eenv',
  '/psat/.git/HEAD',
  '/.well-known/lain.txt',
  '/wp-login.php',
  '/backup/portal.sql',
  '/config.json',
])('%s is no page', async (url) => {
  const { app, dataDir } = server.get()
  await writeFile(join(dataDir, '.env'), 'SESSION_SECRET=rahasia')
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ALAMAT_TIDAK_DITEMUKAN'])
})

it('lets the service worker fetch from our own origin alone, and asks for it anew each time', async () => {
  const { app, dataDir } = server.get()
  await writeFile(join(dataDir, 'sw.js'), '')
  const { statusCode, headers } = await app.inject({ url: '/sw.js' })
  expect([statusCode, headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
  ])
  expect(headers['cache-control']).toContain('max-age=0')
})
