import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { portalUrl } from './server.ts'

/** Starts a proxy in front of the portal that a test can cut at any time, even with requests in flight. */
export async function openSignal() {
  const { hostname: host, port } = new URL(portalUrl)
  const sockets = new Set<Socket>()
  let up = true
  let mati: ((request: IncomingMessage) => boolean) | undefined

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    if (!up) return asked.socket.destroy()
    const dies = mati?.(asked) ?? false
    const { method, url: path, headers } = asked
    const passed = request({ host, port, method, path, headers }, (reply) => {
      // The portal has processed the request, but its response is lost.
      if (dies) return asked.socket.destroy()
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }

  const server = createServer(forward)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const disconnect = () => {
    up = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    alamat: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect,
    reconnect() {
      up = true
      mati = undefined
    },
    /** Drops the responses to matching requests. */
    failAfter(which: (request: IncomingMessage) => boolean) {
      mati = which
    },
    async close() {
      disconnect()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Simulates a phone: a browser with a profile on disk, which a test can close and reopen. */
export async function openPhone(baseURL = portalUrl) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-ponsel-'))
  let context: BrowserContext | undefined
  return {
    async open(): Promise<Page> {
      const { launchOptions, contextOptions, locale, timezoneId, actionTimeout } = test.info().project.use
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        baseURL,
        serviceWorkers: 'allow',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
      })
      context.setDefaultTimeout(actionTimeout ?? 0)
      return context.pages()[0] ?? context.newPage()
    },
    async close() {
      await context?.close()
    },
    async dispose() {
      await context?.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the service worker has stored everything that the field screens need. */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
}

export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })
}
