import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config.ts'

const captchaHosts: Record<Config['CAPTCHA_PROVIDER'], string[]> = {
  altcha: [],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  turnstile: ['https://challenges.cloudflare.com'],
}

/** Returns the hashes of inline scripts for the CSP. */
export function scriptHashes(page: string): string[] {
  const texts = [...page.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^<]*)<\/script>/g)]
  return texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

interface PageSources {
  /** Nonce of style elements. Public pages have no style elements and need none. */
  nonce?: string
  /** Hashes of inline scripts. */
  hashes: readonly string[]
}

/**
 * Returns the CSP of pages: strict for scripts, a nonce for style elements, and free style attributes for prerendered
 * pages.
 */
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

/**
 * Headers of every response. Forms may use geolocation, and the permit check may use the camera for QR codes. No other
 * browser permission is needed.
 */
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
/** The default, which a route may override. */
const answers = { ...data, 'cache-control': 'no-store' }
const docs = { ...fixed, 'cache-control': 'no-store' }

/** Sets the default headers. Pages, files and the documentation replace the policy for data with their own. */
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
 * A worker uses the policy of its own script. The PDF reader decodes scanned pages with WebAssembly. The page sends it
 * the data, so it needs no connection.
 */
export const assetPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** The service worker fetches only from its own origin. */
export const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'"

/** Sets the CSP of a page with style elements and returns their nonce. */
export function setPagePolicy(reply: FastifyReply, config: Config, hashes: readonly string[]): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy({ nonce, hashes }, config))
  return nonce
}
