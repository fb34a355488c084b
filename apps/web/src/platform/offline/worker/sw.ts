/// <reference lib="webworker" />
import { decide, type WorkerKind, withFreshNonce } from '#platform/offline/worker/decide.ts'

declare const self: ServiceWorkerGlobalScope
/** The build inserts what a worker keeps, and a release name that changes with it. `frame` is the address of its shell. */
declare const __RELEASE__: {
  kind: WorkerKind
  prefix: string
  frame: string
  name: string
  files: readonly string[]
}

const { kind, prefix, frame } = __RELEASE__
const cacheName = `${prefix}${__RELEASE__.name}`
const patience = 6000

/** Caches a whole release or nothing. The old release stays active until the new one is complete. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(__RELEASE__.files.map((file) => new Request(file, { credentials: 'omit' })))
  const page = await fetch(frame, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok) throw new Error('The page could not be cached')
  await cache.put(frame, page)
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function keptPage(): Promise<Response | undefined> {
  const kept = await (await caches.open(cacheName)).match(frame)
  if (!kept) return undefined
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const { page, policy } = withFreshNonce(
    await kept.text(),
    kept.headers.get('content-security-policy') ?? '',
    fresh,
  )
  const headers = new Headers(kept.headers)
  headers.set('content-security-policy', policy)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(page, { headers })
}

/**
 * Returns the server's page, or the cached shell if the server or its proxy fails (no answer in 6 seconds, 502, 503,
 * 504).
 */
async function answerPage(request: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  try {
    const answer = await fetch(request, { signal: late.signal })
    if (![502, 503, 504].includes(answer.status)) return answer
    return (await keptPage()) ?? answer
  } catch (error) {
    const kept = await keptPage()
    if (kept) return kept
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function answerFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request.url, { ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const decision = decide(event.request, self.location.origin, kind)
  if (decision === 'halaman') event.respondWith(answerPage(event.request))
  if (decision === 'berkas') event.respondWith(answerFile(event.request))
})
