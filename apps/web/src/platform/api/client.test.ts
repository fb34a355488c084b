import { defineContract, emptyAnswer } from '@portal/domain/platform/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

const save = defineContract({
  method: 'POST',
  path: '/api/uji',
  summary: 'Simpan',
  body: z.object({ nama: z.string() }),
  response: emptyAnswer,
})
const body = { nama: 'Padi' }
const done = () => Response.json({ success: true })

/** Loads the client in a browser that had a session before. The module reads the storage at import time. */
async function browser(storage: Partial<Storage> = { getItem: () => '1' }) {
  vi.resetModules()
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', storage)
  const [{ call }, { session }] = await Promise.all([
    import('#platform/api/client.ts'),
    import('#platform/session/browser-session.ts'),
  ])
  const keys = () => fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))
  return { fetch, call, session, keys }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', class extends EventTarget {}))
afterEach(() => void vi.unstubAllGlobals())

it('says that the server is silent when the session cannot be renewed', async () => {
  const { fetch, session } = await browser()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(session.ready()).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  fetch.mockResolvedValueOnce(Response.json({ message: 'Layanan sedang sibuk.' }, { status: 503 }))
  await expect(session.ready()).rejects.toMatchObject({
    name: 'ApiError',
    status: 503,
    message: 'Layanan sedang sibuk.',
  })
})

it('opens without a storage', async () => {
  const { session } = await browser({
    getItem: () => {
      throw new DOMException('ditolak', 'SecurityError')
    },
  })
  await session.ready()
  expect(session.state().status).toBe('keluar')
})

it('repeats a write whose answer was lost under its first key, an answered one under a new key', async () => {
  const { fetch, call, keys } = await browser()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(save, { body })).rejects.toMatchObject({ status: 0 })
  fetch.mockResolvedValueOnce(new Response('{"succ'))
  await expect(call(save, { body })).rejects.toMatchObject({ status: 0 })
  fetch.mockResolvedValueOnce(done())
  await call(save, { body })
  fetch.mockResolvedValueOnce(Response.json({ message: 'Sudah ada.' }, { status: 409 }))
  await expect(call(save, { body })).rejects.toMatchObject({ status: 409 })
  fetch.mockResolvedValueOnce(done())
  await call(save, { body })
  const [lost, cut, repeated, refused, last] = keys()
  expect([cut, repeated]).toEqual([lost, lost])
  expect(new Set([lost, refused, last]).size).toBe(3)
})

it('work in the background does not part a write from its repeat', async () => {
  const { fetch, call, keys } = await browser()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(save, { body })).rejects.toMatchObject({ status: 0 })
  fetch.mockResolvedValueOnce(done())
  await call(save, { body: { nama: 'draf' }, quiet: true })
  fetch.mockResolvedValueOnce(done())
  await call(save, { body })
  expect(keys()[2]).toBe(keys()[0])
})

it('401 and 422 end the session, unless the call keeps it; nothing else does', async () => {
  await browser()
  const { endsSession } = await import('#platform/api/client.ts')
  const ending = [400, 401, 403, 404, 409, 422, 429, 500].filter((status) => endsSession(status, {}))
  expect(ending).toEqual([401, 422])
  for (const status of ending) expect(endsSession(status, { keepSession: true })).toBe(false)
})

it('a call that is answered with 422 signs out', async () => {
  const { fetch, call, session } = await browser()
  const ended = vi.spyOn(session, 'end')
  fetch.mockResolvedValueOnce(Response.json({ message: 'Sesi tidak sah.' }, { status: 422 }))
  await expect(call(save, { body })).rejects.toMatchObject({ status: 422 })
  expect(ended).toHaveBeenCalledTimes(1)
})
