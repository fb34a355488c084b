import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()

const always = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
}
const ask = async (url: string) => (await server.get().app.inject({ url })).headers

test('answers, refusals and addresses that lead nowhere carry the same headers', async () => {
  for (const url of ['/api/health/ready', '/api/okkp/registrations', '/api/tidak-ada']) {
    expect(await ask(url)).toMatchObject({
      ...always,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    })
  }
})

test('the documentation has a policy of its own, and no neighbour of its address', async () => {
  const docs = await ask('/api/docs/static/index.html')
  expect(docs).toMatchObject(always)
  expect(docs['content-security-policy'] ?? '').not.toContain("default-src 'none'")
  expect((await ask('/api/docsx'))['content-security-policy']).toContain("default-src 'none'")
})

test('each request has a number of its own', async () => {
  const ids = await Promise.all(
    Array.from({ length: 600 }, async () => (await ask('/api/tidak-ada'))['x-request-id']),
  )
  expect(new Set(ids).size).toBe(600)
})
