import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { countRequest, sweepCounts } from './limits.repository.ts'
import { sharesLimit } from './limits.ts'

// The limit of log-ins, 60 of 600, becomes 3.
const env = { RATE_LIMIT_PER_MINUTE: '30' }
const login = '/api/user/login'
let servers: TestApp[]
const one = () => servers[0] as TestApp
const db = () => one().platform.db

beforeAll(async () => {
  const first = await createTestApp(env)
  servers = [first, await createTestApp(env, { database: first.database })]
})
afterAll(async () => {
  await servers[1]?.close()
  await servers[0]?.close()
})
beforeEach(() => sql`truncate platform.laju_permintaan`.execute(db()))

let addresses = 0
const newAddress = () => `10.3.0.${++addresses}`
const send = (server: TestApp, remoteAddress: string, url = login) =>
  server.app.inject({ method: 'POST', url, remoteAddress, payload: {} })

async function alternately(remoteAddress: string, times: number, url = login) {
  const statuses = []
  for (let n = 0; n < times; n++)
    statuses.push((await send(servers[n % 2] as TestApp, remoteAddress, url)).statusCode)
  return statuses
}

test('two servers count the log-ins of an address together, and those of another one apart', async () => {
  const address = newAddress()
  expect(await alternately(address, 4)).toEqual([400, 400, 400, 429])
  const refused = await send(one(), address)
  expect(refused.json()).toMatchObject({ code: 'TERLALU_SERING' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['x-ratelimit-remaining']).toBe('0')
  expect(await alternately(newAddress(), 1)).toEqual([400])
  expect(await alternately(address, 2, '/api/auth/atur-sandi')).toEqual([400, 400])
})

test('addresses of one IPv6 network count together', async () => {
  const found = []
  for (const host of [1, 2, 3, 4])
    found.push((await send(servers[host % 2] as TestApp, `2001:db8::${host}`)).statusCode)
  expect(found).toEqual([400, 400, 400, 429])
})

test('requests at the same moment are all counted', async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send(servers[n % 2] as TestApp, address)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([400, 400, 400, 429, 429, 429])
})

test('a minute later the address may try again', async () => {
  const address = newAddress()
  await alternately(address, 2)
  await db()
    .updateTable('platform.laju_permintaan')
    .set({ berakhir: sql`now() - interval '1 second'` })
    .execute()
  const { count, seconds } = await countRequest(db(), 'coba', 60_000)
  expect([count, seconds]).toEqual([1, 60])
  await send(one(), address)
  const counts = await db().selectFrom('platform.laju_permintaan').select('jumlah').execute()
  expect(counts).toEqual([{ jumlah: 1 }, { jumlah: 1 }])
})

test('the table holds no address, and the sweep empties it', async () => {
  const address = newAddress()
  await alternately(address, 1)
  const rows = await db().selectFrom('platform.laju_permintaan').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(address)
  await sweepCounts(db())
  expect(await db().selectFrom('platform.laju_permintaan').selectAll().execute()).toHaveLength(1)
  await sql`update platform.laju_permintaan set berakhir = now() - interval '1 second'`.execute(db())
  await sweepCounts(db())
  expect(await db().selectFrom('platform.laju_permintaan').selectAll().execute()).toEqual([])
})

test('other routes and refused requests cost no query', async () => {
  const address = newAddress()
  const counted = vi.spyOn(db(), 'insertInto')
  const { app } = one()
  const urls = ['/api/okkp/registrasi/publik', '/api/captcha/config', '/api/tidak/ada']
  for (const url of urls) await app.inject({ url, remoteAddress: address })
  expect(counted).not.toHaveBeenCalled()
  for (let n = 0; n < 6; n++) await send(one(), address)
  expect(counted).toHaveBeenCalledTimes(3)
  counted.mockRestore()
})

test('without the count nobody passes', async () => {
  await sql`alter table platform.laju_permintaan rename to hilang`.execute(db())
  const { statusCode } = await send(one(), newAddress())
  await sql`alter table platform.hilang rename to laju_permintaan`.execute(db())
  expect(statusCode).toBeGreaterThanOrEqual(500)
})

test('what visitors send and captchas share their limits, reading and signed-in work do not', () => {
  expect(sharesLimit('POST', { perMinute: 5, access: 'publik' })).toBe(true)
  expect(sharesLimit('GET', { perMinute: 5, access: 'publik', sharedLimit: true })).toBe(true)
  expect(sharesLimit('GET', { perMinute: 5, access: 'publik' })).toBe(false)
  expect(sharesLimit('HEAD', { perMinute: 5, access: 'publik' })).toBe(false)
  expect(sharesLimit('POST', { perMinute: 5, access: 'akun.sendiri' })).toBe(false)
  expect(sharesLimit('POST', { access: 'publik' })).toBe(false)
})
