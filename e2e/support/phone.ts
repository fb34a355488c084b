import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { portalUrl } from './server.ts'

/** A proxy before the portal that can be cut at any moment, with requests on their way. */
export async function bukaSinyal() {
  const { hostname: host, port } = new URL(portalUrl)
  const sockets = new Set<Socket>()
  let up = true
  let mati: ((request: IncomingMessage) => boolean) | undefined

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    if (!up) return asked.socket.destroy()
    const dies = mati?.(asked) ?? false
    const { method, url: path, headers } = asked
    const passed = request({ host, port, method, path, headers }, (reply) => {
      // The portal has done its work, and its answer is lost.
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
  const putus = () => {
    up = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    alamat: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    putus,
    sambung() {
      up = true
      mati = undefined
    },
    /** The answers to these requests are lost. */
    matiSetelah(which: (request: IncomingMessage) => boolean) {
      mati = which
    },
    async tutup() {
      putus()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A phone: a browser whose data stay on the disk, so that it can be closed and opened again. */
export async function bukaPonsel(baseURL = portalUrl) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-ponsel-'))
  let context: BrowserContext | undefined
  return {
    async buka(): Promise<Page> {
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
    async tutup() {
      await context?.close()
    },
    async buang() {
      await context?.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until everything that field screens are made of is on the phone. */
export async function tungguSiapLuring(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
}

/** Paths of everything that the service worker has stored. */
export function isiTembolok(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })
}
