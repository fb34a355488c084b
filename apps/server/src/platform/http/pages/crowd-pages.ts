import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { KeepPage } from '@portal/domain/platform/rendered-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './render-page.ts'

const cacheControl: Record<KeepPage, string> = {
  crowd: 'public, max-age=30, stale-while-revalidate=60',
  check: 'no-cache',
}

const encoders = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 6 }),
}
type Encoding = keyof typeof encoders

/** A rendered page whose compression and ETag are computed once for all clients. */
class SharedPage {
  readonly rendered: Rendered
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly #html: string
  #etag: string | undefined

  constructor(rendered: Rendered) {
    this.rendered = rendered
    this.#html = 'html' in rendered.page ? rendered.page.html : ''
  }

  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.#html).digest('base64url')}"`
    return this.#etag
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? encoders[encoding](this.#html)
    this.#encoded.set(encoding, known)
    return known
  }
}

const isForAll = ({ page, whole }: Rendered) =>
  'html' in page && page.status === 200 && page.keep === 'crowd' && whole

/** A page that is at most this old is sent as it is. */
const freshMs = 5000
/** A busy server may send a page that is at most this old. `cacheControl` allows caches more. */
const usableMs = 60_000
/** The time that a visitor waits for a new page if there is a usable one. */
const patienceMs = 300
const mostPages = 300

/**
 * Caches public pages under high load. The server renders a page at most once in five seconds and never twice at once.
 * If rendering takes long, or if its reads are refused, visitors get the page of up to a minute ago.
 * The renderer redirects URLs with unknown search parameters, so they are never cache keys.
 */
export class CrowdPages {
  readonly #pages = new Map<string, { page: SharedPage; renderedAt: number }>()
  readonly #underWay = new Map<string, Promise<SharedPage | undefined>>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  async get(href: string, render: () => Promise<Rendered | undefined>): Promise<SharedPage | undefined> {
    const kept = this.#pages.get(href)
    const age = kept ? this.#now() - kept.renderedAt : Number.POSITIVE_INFINITY
    if (kept && age < freshMs) return kept.page
    const rendering = this.#render(href, render)
    if (!kept || age >= usableMs) return rendering
    const page = await Promise.race([rendering, pause(patienceMs, kept.page, { ref: false })])
    return page?.rendered.refusal ? kept.page : page
  }

  async #render(href: string, render: () => Promise<Rendered | undefined>): Promise<SharedPage | undefined> {
    const running = this.#underWay.get(href)
    if (running) {
      const shared = await running
      // Do not share other results: they may concern the first client only, e.g. its rate limit.
      if (shared && (isForAll(shared.rendered) || shared.rendered.refusal === 'busy')) return shared
    }
    const work = render().then((rendered) => rendered && new SharedPage(rendered))
    this.#underWay.set(href, work)
    try {
      const page = await work
      if (page && isForAll(page.rendered)) this.#keep(href, page)
      // The record is gone, so nobody may get its earlier page from now on.
      else if (page && !page.rendered.refusal) this.#pages.delete(href)
      return page
    } finally {
      if (this.#underWay.get(href) === work) this.#underWay.delete(href)
    }
  }

  #keep(href: string, page: SharedPage): void {
    this.#pages.delete(href)
    this.#pages.set(href, { page, renderedAt: this.#now() })
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
  }
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : undefined
}

export async function sendRendered(request: FastifyRequest, reply: FastifyReply, shared: SharedPage) {
  const { page, whole, retryAfter } = shared.rendered
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if ('location' in page)
    return reply.header('cache-control', 'no-store').redirect(page.location, page.status)
  const keep = page.status === 200 && whole ? page.keep : undefined
  reply.code(page.status).type('text/html; charset=utf-8')
  reply.headers({ 'cache-control': keep ? cacheControl[keep] : 'no-store', vary: 'accept-encoding' })
  if (keep) reply.header('etag', shared.etag)
  const encoding = encodingFor(request)
  if (!encoding) return reply.send(page.html)
  return reply.header('content-encoding', encoding).send(await shared.encoded(encoding))
}
