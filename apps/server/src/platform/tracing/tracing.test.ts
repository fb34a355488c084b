import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { readHeaders, startTracing, type Tracing } from './tracing.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

const sent: SentSpan[] = []
const headers: unknown[] = []
const sink = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  headers.push([request.url, request.headers['x-key']])
  for (const { scopeSpans } of JSON.parse(body).resourceSpans)
    for (const { spans } of scopeSpans) sent.push(...spans)
  response.setHeader('content-type', 'application/json')
  response.end('{}')
})
let server: TestApp
let tracing: Tracing

beforeAll(async () => {
  sink.listen(0, '127.0.0.1')
  await once(sink, 'listening')
  const found = await startTracing(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=kunci%20kita',
      OTEL_TRACES_SAMPLER_ARG: '1',
    }),
  )
  if (!found) throw new Error('Tracing is off.')
  tracing = found
  server = await createTestApp({}, { jobs: true, tracing })
})
afterAll(async () => {
  await server.close()
  sink.close()
})

test('without an endpoint nothing is loaded', async () => {
  expect(await startTracing(readConfig({}))).toBeUndefined()
})

test('headers are read as OpenTelemetry writes them', () => {
  expect(readHeaders('a=1, b=x%3Dy=z')).toEqual({ a: '1', b: 'x=y=z' })
})

test('one trace leads from the request over its SQL to its job, and names no person', async () => {
  await server.as('SUPERADMIN', { username: 'lupa_lagi', email: 'lupa@contoh.id' })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/lupa-sandi?surel=lupa@contoh.id',
    payload: { username: 'lupa_lagi', captchaToken: await captchaToken(server.platform) },
  })
  expect(answer.statusCode).toBe(200)
  await vi.waitFor(
    async () => expect(await server.platform.metrics.read()).toMatch(/^mail_delivery_seconds_count 1$/m),
    { timeout: 60_000, interval: 200 },
  )
  // Stopping sends what is collected.
  await tracing.stop()
  const [request] = sent.filter(({ name }) => name === 'POST /api/auth/lupa-sandi')
  const trace = sent.filter(({ traceId }) => traceId === request?.traceId)
  const [job] = trace.filter(({ name }) => name === 'job surel')
  const parents = new Set(trace.map(({ spanId }) => spanId))
  expect(request?.parentSpanId).toBeFalsy()
  expect(job).toBeDefined()
  expect(trace.filter(({ parentSpanId }) => parentSpanId && !parents.has(parentSpanId))).toEqual([])
  expect(trace.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'SELECT', 'INSERT', 'COMMIT']),
  )
  const values = Object.fromEntries(request?.attributes.map(({ key, value }) => [key, value]) ?? [])
  expect(values['http.route']).toEqual({ stringValue: '/api/auth/lupa-sandi' })
  expect(values['http.response.status_code']).toEqual({ intValue: 200 })
  expect(JSON.stringify(sent)).not.toMatch(/lupa_lagi|contoh\.id/)
  expect(headers).toContainEqual(['/v1/traces', 'kunci kita'])
})
