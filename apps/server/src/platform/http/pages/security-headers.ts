import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config.ts'

const captchaHosts: Record<Config['CAPTCHA_PROVIDER'], string[]> = {
  altcha: [],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
}

/** The script elements with text of their own that a page has: the policy names each by its hash. */
export function scriptHashes(page: string): string[] {
  const texts = [...page.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^<]*)<\/script>/g)]
  return texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

interface PageSources {
  /** Of style elements; a public page has none, and so needs none. */
  nonce?: string
  /** Of inline scripts. */
  hashes: readonly string[]
}

/** CSP of pages: scripts strict, style elements by nonce where there are any, style attributes free (prerendered pages). */
export function pagePolicy({ nonce, hashes }: PageSources, config: Config): string {
  const captcha = captchaHosts[config.CAPTCHA_PROVIDER].join(' ')
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, captcha].join(' ').trim(),
    "worker-src 'self' blob:",
    ['style-src', "'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), captcha].join(' ').trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${captcha}`.trim(),
    `frame-src 'self' blob: ${captcha}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The same with every answer, so written once. A form may ask where its user is, and the check of permits for a look at their QR; nothing asks for anything else. */
const fixed = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const data = { ...fixed, 'content-security-policy': dataPolicy }
/** Unless a route says otherwise. */
const answers = { ...data, 'cache-control': 'no-store' }
const docs = { ...fixed, 'cache-control': 'no-store' }

/** Pages, files and the documentation put their own policy in the place of that for data. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (!url.startsWith('/api/')) reply.headers(data)
    else reply.headers(/^\/api\/docs(?![^/?])/.test(url) ? docs : answers)
    reply.header('x-request-id', request.id)
    done()
  })
}

/**
 * A worker obeys the policy of its own script: the reader of PDFs decodes scanned pages with WebAssembly. Its
 * data comes from the page, so that it needs no connection.
 */
export const assetPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** The service worker fetches files and pages of our own origin, and nothing else. */
export const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

/** Sets the policy of a page with style elements and returns the nonce that they must carry. */
export function setPagePolicy(reply: FastifyReply, config: Config, hashes: readonly string[]): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy({ nonce, hashes }, config))
  return nonce
}
