import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '#testing/app.ts'

const asked: URLSearchParams[] = []
const provider = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const form = new URLSearchParams(body)
  asked.push(form)
  const token = form.get('response')
  if (token === 'diam') return
  if (token === 'pindah') return void response.writeHead(307, { location: '/tempat-lain' }).end()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: token === 'benar', 'error-codes': [] }))
})

beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

describe.each(['hcaptcha', 'recaptcha', 'turnstile'])('captcha %s', (name) => {
  it('the provider checks each solution once', async () => {
    const { port } = provider.address() as AddressInfo
    const test = await createTestApp({
      CAPTCHA_PROVIDER: name,
      CAPTCHA_SITE_KEY: 'situs',
      CAPTCHA_SECRET: 'rahasia-penyedia',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
    const verify = (token: string) =>
      test.app.inject({ method: 'POST', url: '/api/verify-captcha', payload: { token } })
    try {
      const config = await test.app.inject({ method: 'GET', url: '/api/captcha/config' })
      expect(config.json().data).toEqual({ provider: name, siteKey: 'situs' })
      expect((await verify('benar')).json().data.captchaToken).toBeTruthy()
      expect(asked.at(-1)?.get('secret')).toBe('rahasia-penyedia')
      expect((await verify('benar')).json().code).toBe('CAPTCHA_GAGAL')
      expect((await verify('salah')).json().code).toBe('CAPTCHA_GAGAL')
      expect((await test.app.inject({ method: 'GET', url: '/api/captcha/challenge' })).statusCode).toBe(404)
    } finally {
      await test.close()
    }
  })
})

describe('captcha provider that redirects', () => {
  it('the secret does not follow, the response is a 503', async () => {
    const { port } = provider.address() as AddressInfo
    const test = await createTestApp({
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'situs',
      CAPTCHA_SECRET: 'rahasia',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
    try {
      const before = asked.length
      const payload = { token: 'pindah' }
      const answer = await test.app.inject({ method: 'POST', url: '/api/verify-captcha', payload })
      expect([answer.statusCode, asked.length - before]).toEqual([503, 1])
    } finally {
      await test.close()
    }
  })
})

describe('captcha provider that does not respond', () => {
  it('the response is a 503, and nobody passes', async () => {
    const { port } = provider.address() as AddressInfo
    const test = await createTestApp({
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'situs',
      CAPTCHA_SECRET: 'rahasia',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port === 1 ? 2 : 1}/tidak-ada`,
    })
    try {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/verify-captcha',
        payload: { token: 'x' },
      })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
    } finally {
      await test.close()
    }
  })
})
