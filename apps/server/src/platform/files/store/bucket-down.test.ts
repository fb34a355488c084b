import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { createTestApp, type SignedInClient, type TestApp } from '#testing/app.ts'
import { startS3, type TestS3 } from '#testing/s3.ts'
import { uploadBytes } from '#testing/upload.ts'

/** Far more than a call takes on a busy machine. */
const timeoutMs = 5000
let s3: TestS3
let server: TestApp
let operator: SignedInClient
beforeAll(async () => {
  s3 = await startS3()
  server = await createTestApp({ ...s3.env, FILES_S3_TIMEOUT_SECONDS: String(timeoutMs / 1000) })
  operator = await server.as('PELAKU_USAHA')
})
afterAll(async () => {
  await server.close()
  await s3.close()
})

async function upload() {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(samplePdf())]), 'a.pdf')
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return operator.inject({
    method: 'POST',
    url: '/api/upload/file',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const view = (key: string) => operator.inject({ url: '/api/upload/view_pdf', query: { path: key } })
const rows = () => server.database.db.selectFrom('platform.berkas').select('kunci').execute()
/** Waits until calls to the store are tried again after a failure. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5100))

async function expectDown() {
  const answer = await upload()
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'PENYIMPANAN_TIDAK_MENJAWAB'])
  expect(answer.json().message).toMatch(/tidak menjawab.*Coba lagi beberapa menit lagi/)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

test('while the bucket is away, files get a 503, everything else works, and files work again afterwards', async () => {
  const key = await uploadBytes(server.platform, operator, 'a.pdf', samplePdf())
  const before = await rows()
  expect([(await view(key)).statusCode, server.platform.files.isDown()]).toEqual([200, false])
  await s3.stop()
  await expectDown()
  expect([(await view(key)).statusCode, server.platform.files.isDown()]).toEqual([503, true])
  for (const url of ['/api/health/ready', '/api/auth/me', '/api/notifications'])
    expect([url, (await operator.inject({ url })).statusCode]).not.toContain(503)
  expect((await server.app.inject('/api/health/ready')).statusCode).toBe(200)
  expect(await rows()).toEqual(before)
  await s3.start()
  await pause()
  expect([(await upload()).statusCode, (await view(key)).statusCode]).toEqual([200, 200])
  expect(server.platform.files.isDown()).toBe(false)
})

test('a silent bucket holds up one round of calls, then calls fail at once', async () => {
  const key = await uploadBytes(server.platform, operator, 'b.pdf', samplePdf())
  s3.hush()
  const answers = await Promise.all(Array.from({ length: 12 }, upload))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  const begun = Date.now()
  await expectDown()
  expect((await view(key)).statusCode).toBe(503)
  expect(Date.now() - begun).toBeLessThan(timeoutMs)
  s3.wake()
  await pause()
  expect((await view(key)).statusCode).toBe(200)
})
