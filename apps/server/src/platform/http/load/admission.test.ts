import { defineContract } from '@portal/domain/platform/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { portal } from '#testing/portal.ts'
import { answerFailures } from '../failures.ts'
import { admitReads } from './admission.ts'

/** A server that works on two reads at once. `/lama` answers when the test opens the gate. */
async function small(waitMs: number) {
  const gate = Promise.withResolvers<void>()
  let arrived = 0
  const app = Fastify()
  app.addHook('onRequest', async () => void arrived++)
  answerFailures(app, portal, { add() {} })
  admitReads(app, { most: 2, waitMs })
  const response = z.object({ success: z.literal(true) })
  const config = {
    contract: defineContract({ method: 'GET', path: '/api/lama', summary: 'Contoh', response }),
  }
  app.get('/lama', { config }, () => gate.promise.then(() => 'selesai'))
  app.get('/rusak', { config }, () => Promise.reject(new Error('rusak')))
  app.get('/hidup', { config: { ...config, evenIfBusy: true } }, async () => 'ya')
  const file = { contract: { ...config.contract, produces: ['application/pdf'] as const } }
  app.get('/berkas', { config: file }, async () => 'isi')
  app.get('/halaman', async () => (await app.inject('/singkat')).statusCode)
  app.get('/singkat', { config }, async () => 'ya')
  app.post('/simpan', async () => 'tersimpan')
  await app.ready()
  const ask = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method })).statusCode
  return { app, gate, ask, arrived: () => arrived }
}

test('a read waits its turn for a while, then it is refused; writes, files and the probe pass', async () => {
  const { app, gate, ask } = await small(20)
  const slow = [ask('/lama'), ask('/lama')]
  const refused = await app.inject('/lama')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'LAYANAN_SIBUK',
    '5',
  ])
  const passing = [await ask('/simpan', 'POST'), await ask('/berkas'), await ask('/hidup')]
  expect(passing).toEqual([200, 200, 200])
  gate.resolve()
  expect(await Promise.all(slow)).toEqual([200, 200])
  expect(await ask('/lama')).toBe(200)
  await app.close()
})

test('those who wait come in one after the other, and one too many is refused at once', async () => {
  const { app, gate, ask } = await small(60_000)
  const admitted = Array.from({ length: 12 }, () => ask('/lama'))
  expect(await ask('/lama')).toBe(503)
  gate.resolve()
  expect(await Promise.all(admitted)).toEqual(Array(12).fill(200))
  await app.close()
})

test('a read that fails, or whose client leaves, makes room', async () => {
  const { app, gate, ask, arrived } = await small(60_000)
  for (let time = 0; time < 3; time++) expect(await ask('/rusak')).toBe(500)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const clients = Array.from({ length: 12 }, () =>
    fetch(`${origin}/lama`, { signal: leaving.signal }).catch(() => 'left'),
  )
  await expect.poll(arrived).toBe(3 + 12)
  leaving.abort()
  expect(await Promise.all(clients)).toEqual(Array(12).fill('left'))
  await expect.poll(() => ask('/rusak')).toBe(500)
  gate.resolve()
  await app.close()
})

test('pages that read do not wait for each other', async () => {
  const { app } = await small(60_000)
  const pages = await Promise.all(Array.from({ length: 9 }, () => app.inject('/halaman')))
  expect(pages.map(({ body }) => body)).toEqual(Array(9).fill('200'))
  await app.close()
})
