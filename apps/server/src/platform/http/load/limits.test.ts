import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { FailedRequest } from '#platform/log/error-log.repository.ts'
import { useTestApp } from '#testing/app.ts'
import { portal } from '#testing/portal.ts'
import { answerFailures } from '../failures.ts'
import { limitLoad } from './limits.ts'

const server = useTestApp({ RATE_LIMIT_PER_MINUTE: '10' })

async function statuses(url: string, remoteAddress: string, times: number, headers = {}) {
  const found = []
  for (let time = 0; time < times; time++) {
    found.push((await server.get().app.inject({ url, remoteAddress, headers })).statusCode)
  }
  return found
}

describe('rate limit', () => {
  it.each([
    ['without a session', '/api/admin/beranda', 401, '10.1.0.1'],
    ['to an unknown path', '/api/tidak/ada', 404, '10.1.0.2'],
    ['with an unknown method', '/api/user/login', 405, '10.1.0.3'],
  ])('the limit counts requests %s', async (_name, url, status, address) => {
    expect(await statuses(url, address, 11)).toEqual([...Array(10).fill(status), 429])
  })

  it('files of web pages do not count', async () => {
    await statuses('/assets/tidak-ada.js', '10.1.0.7', 15)
    expect(await statuses('/api/tidak/ada', '10.1.0.7', 1)).toEqual([404])
  })

  it('the limit applies before the token check', async () => {
    const headers = { authorization: 'Bearer karangan' }
    await statuses('/api/admin/beranda', '10.1.0.4', 10)
    const asked = vi.spyOn(server.get().platform.db, 'selectFrom')
    expect(await statuses('/api/admin/beranda', '10.1.0.4', 1, headers)).toEqual([429])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('the response says when to retry, and other addresses are not limited', async () => {
    await statuses('/api/tidak/ada', '10.1.0.5', 10)
    const answer = await server.get().app.inject({ url: '/api/tidak/ada', remoteAddress: '10.1.0.5' })
    expect(answer.json()).toMatchObject({ code: 'TERLALU_SERING' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await statuses('/api/tidak/ada', '10.1.0.6', 1)).toEqual([404])
  })
})

describe('own limits and load', () => {
  const neverCounted = () => Promise.reject(new Error('This route has a limit per server.'))
  const noted: FailedRequest[] = []
  async function small(longestDelay: number, general = 600) {
    const app = Fastify()
    answerFailures(app, portal, { add: (entry) => void noted.push(entry) })
    await limitLoad(app, { RATE_LIMIT_PER_MINUTE: general }, { longestDelay, count: neverCounted })
    app.get('/sempit', { config: { perMinute: 2 } }, async () => 'ya')
    app.get('/lain', async () => 'ya')
    app.get('/api/lain', async () => 'ya')
    app.get('/hidup', { config: { evenIfBusy: true } }, async () => 'ya')
    return app
  }
  const ask = async (app: Awaited<ReturnType<typeof small>>, url: string) =>
    (await app.inject(url)).statusCode

  it.each([
    [600, [200, 200, 429]],
    [1200, [200, 200, 200, 200, 429]],
    [10, [200, 429]],
  ])('a route may ask for a lower limit, which follows the general limit (%i)', async (general, expected) => {
    const app = await small(0, general)
    const found = []
    for (const _ of expected) found.push(await ask(app, '/sempit'))
    expect(found).toEqual(expected)
    expect(await ask(app, '/lain')).toBe(200)
    await app.close()
  })

  it('a busy server refuses requests but still reports that it is alive', async () => {
    const app = await small(1)
    await app.ready()
    await vi.waitFor(
      async () => {
        const until = performance.now() + 60
        while (performance.now() < until);
        expect(await ask(app, '/api/lain')).toBe(503)
      },
      { timeout: 60_000, interval: 20 },
    )
    expect(await ask(app, '/hidup')).toBe(200)
    // Nothing is broken, so the log needs no stack.
    expect(noted).toContainEqual(expect.objectContaining({ status: 503, rincian: null }))
    await app.close()
  })
})
