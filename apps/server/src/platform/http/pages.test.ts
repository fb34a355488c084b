import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()

it('answers HEAD like GET, without the body', async () => {
  const { app } = server.get()
  for (const url of ['/', '/assets/tidak-ada.js', '/api/tidak-ada', '/masuk']) {
    const [get, head] = await Promise.all([app.inject({ url }), app.inject({ method: 'HEAD', url })])
    const kind = get.headers['content-type']
    expect([url, head.statusCode, head.headers['content-type']]).toEqual([url, get.statusCode, kind])
    expect(head.body).toBe('')
  }
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
